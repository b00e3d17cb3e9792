import { figure } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
import { log, stick, stump } from '../../../kit/ground.ts'
import type { Hat } from '../../../kit/head.ts'
import { frame, land, leaves, woods } from '../../../kit/landscape.ts'
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
  SKIN,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, summer, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, doorway, floor, hooks, pane, plant, rug } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { magnifier } from '../../../kit/things.ts'
import { bear, crayon, cushion, openBook, rabbit } from '../../../kit/toys.ts'
import { birch, fern, foliage, rays, reeds, trunk } from '../../../kit/trees.ts'

/** Sitting on something low, turned to us. */
const SEAT_FRONT = vary(POSES.standFront, {
  hip: [0, -24],
  hands: pair(-11, -27, 11, -27),
  feet: pair(-9, -4, 9, -4),
  lap: true,
})

export function woodsCouncil(): string {
  const speaker = autumn(CAST.lila, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.deep, trim: PAPER })
  const listener = autumn(CAST.theo, { top: WATER.base, legs: PLUM.dark, shoes: BARK.dark, trim: PAPER })
  const left = autumn(CAST.awa, { top: ROSE.base, legs: FIR.deep, shoes: SUN.dark, trim: PAPER })
  const walkerChild = autumn(CAST.sami, {
    top: PLUM.base,
    legs: BARK.deep,
    shoes: ROSE.dark,
    trim: PAPER,
    hat: TUQUES.sun,
  })
  const adult = autumn(ADULTS.helene, { top: FIR.dark, legs: BARK.deep, shoes: INK })
  const seat = (x: number, y: number, w: number) => stump([x, y], w, 32, BARK.base)
  return frame(
    ['#e6e2c2', '#f9f2d6'],
    woods(196, 100, '#d6d2a0', 6, 'round'),
    trunk([30, 246], -10, 40, '#a3906e'),
    birch([440, 240], -10, 20, -5),
    foliage([240, -26], 280, 52, SUN.base, 5, 17),
    foliage([60, -14], 120, 46, MAPLE.soft, 8, 11),
    land([0, 238, 240, 228, 480, 240], '#bdb871'),
    line('M120 246L196 126M270 248L190 124M158 250L192 128M232 250L196 128', BARK.dark, 9),
    fill('M148 250L194 136 242 250Z', '#4a382c'),
    line('M134 240L192 130M256 244L196 128M128 226l40 -14M262 232l-36 -22', BARK.soft, 7),
    fill('M176 214h36v36h-36Z', BARK.pale),
    line('M176 214v36M188 214v36M200 214v36M212 214v36', BARK.soft, 3),
    land([0, 272, 240, 262, 480, 274], '#aaa560'),
    oval([246, 330], 190, 30, '#cdc487'),
    figure(walkerChild, vary(POSES.walk, { lean: 4, nod: 6 }), [392, 272], 126, { facing: -1 }),
    seat(206, 306, 44),
    figure({ ...listener, view: 'front' }, SEAT_FRONT, [206, 308], 140, {}),
    seat(300, 306, 44),
    figure({ ...speaker, view: 'front' }, SEAT_FRONT, [300, 308], 142, { grip: { near: [282, 264], far: [320, 264] } }),
    line('M268 266H334', BARK.soft, 8),
    line('M276 266h6M318 266h6', ROSE.base, 8),
    disc([284, 265], 6, CAST.lila.skin),
    disc([318, 265], 6, CAST.lila.skin),
    seat(90, 340, 56),
    figure(adult, vary(POSES.sit, { hip: [0, -20], lean: 6, nod: 4, elbows: [1, 1] }), [88, 346], 206, {
      build: 'adult',
      grip: { near: [128, 282], far: [134, 280] },
    }),
    seat(400, 346, 50),
    figure(
      left,
      vary(POSES.sit, { hip: [0, -24], lean: 6, nod: -6, elbows: [1, 1], hands: pair(16, -44, 16, -30) }),
      [402, 352],
      154,
      { facing: -1, grip: { near: [364, 296] } },
    ),
    leaves({ x: [40, 460], y: [310, 352] }, 14, [MAPLE.base, SUN.dark], 6, 7),
  )
}

export function houseThatProtects(): string {
  const maker = mild(CAST.noah, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const welcomer = mild(CAST.rose, { top: PLUM.base, legs: FIR.deep, shoes: SUN.base })
  const near = mild(CAST.idris, { top: WATER.base, legs: BARK.deep, shoes: PAPER })
  const adult = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const pad = (x: number, y: number, w: number, color: string) => cushion([x, y], w, 30, color)
  const person = (x: number, y: number, color: string, skin: string) =>
    fill(`M${x - 8} ${y}q0 -22 8 -22t8 22Z`, color) + disc([x, y - 27], 7, skin)
  return frame(
    ['#5d7386', '#8d9a9e'],
    pane([42, 36], 96, 82, 'night', '#d9dccf'),
    floor(206, '#a58a72', '#c4c3b6'),
    rug([240, 316], 232, 44, '#7c8fa0', '#a3b0b6'),
    oval([272, 240], 190, 110, SUN.soft, 0, 0.16),
    fill('M188 292V150Q270 116 372 150V292Z', '#f6d591'),
    oval([280, 232], 70, 56, '#fdeebf'),
    pad(300, 292, 70, ROSE.soft),
    fill('M262 282q36 -16 74 0v12h-74Z', WATER.soft),
    bear([282, 276], BARK.soft, { scale: 0.72 }),
    fill('M336 292q-2 -22 10 -24l-2 -8 6 5 6 -5 -1 9q8 8 6 23Z', INK),
    figure(maker, vary(POSES.heels, { lean: 8, nod: 10, elbows: [1, 1] }), [220, 294], 134, {
      grip: { near: [258, 256], far: [262, 262] },
    }),
    disc([280, 158], 12, SUN.pale),
    line('M280 130v16', BARK.base, 3),
    pad(178, 306, 62, FIR.soft),
    pad(176, 278, 60, MAPLE.soft),
    pad(180, 250, 58, WATER.soft),
    pad(176, 222, 56, ROSE.soft),
    pad(386, 306, 62, SUN.soft),
    pad(388, 278, 60, PLUM.soft),
    pad(384, 250, 58, FIR.soft),
    pad(388, 222, 56, MAPLE.soft),
    fill(
      'M138 196Q160 116 276 106 400 108 428 196 410 186 396 198 380 158 278 152 184 156 168 198 152 186 138 196Z',
      ROSE.base,
    ),
    fill('M138 196Q160 116 276 106 400 108 428 196 410 130 278 122 160 130 138 196Z', '#db7f96'),
    line('M206 142l10 -6M250 132l11 -3M300 130l11 2M346 140l10 5', PAPER, 4),
    [18, 54, 88]
      .map((x, i) =>
        person(
          x + 90,
          340 - i * 2,
          [SUN.base, FIR.base, MAPLE.base][i] ?? INK,
          [CAST.awa.skin, CAST.emile.skin, CAST.sami.skin][i] ?? INK,
        ),
      )
      .join(''),
    fill('M98 330h14v10h-14Z', BARK.dark),
    figure(welcomer, vary(POSES.prone, { lean: 64, nod: -40 }), [286, 352], 152, {
      facing: -1,
      grip: { near: [204, 326], far: [222, 346] },
    }),
    person(200, 338, ROSE.base, CAST.fatou.skin),
    disc([208, 326], 6.6, CAST.rose.skin),
    figure(adult, vary(POSES.tailor, { lean: 2, nod: 8, elbows: [1, 1] }), [436, 344], 214, {
      build: 'adult',
      facing: -1,
      grip: { near: [398, 300], far: [392, 308] },
    }),
    figure(near, vary(POSES.heels, { lean: -10, nod: 10, elbows: [1, 1] }), [394, 352], 130, {
      facing: -1,
      grip: { near: [372, 318], far: [370, 322] },
    }),
    line('M438 256L426 300 402 312', glow(FIR.base, 0.12), 13),
    disc([400, 312], 8, ADULTS.nadia.skin),
    rabbit([366, 338], PAPER, { scale: 0.7 }),
  )
}

export function toldFeasts(): string {
  const teller = mild(CAST.jasleen, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const asker = mild(CAST.lea, { top: FIR.base, legs: PLUM.dark, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const looker = mild(CAST.kofi, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.base })
  const drawer = mild(CAST.mei, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const adult = mild(ADULTS.marc, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const label = (x: number, y: number) =>
    fill(`M${x - 15} ${y}h30l3 12h-36Z`, PAPER) + line(`M${x - 9} ${y + 6}h18`, STONE.base, 2.2)
  return frame(
    ['#f0dfd4', '#f8efe4'],
    pane([34, 34], 108, 90, 'winter'),
    curtains([34, 34], 108, 90, WATER.soft),
    plant([452, 214], MAPLE.base, { scale: 0.9 }),
    floor(214, '#c49a74'),
    figure(adult, vary(POSES.heels, { lean: 6, nod: 10, elbows: [1, 1] }), [378, 284], 232, {
      build: 'adult',
      facing: -1,
      grip: { near: [336, 240], far: [326, 244] },
    }),
    figure(teller, vary(POSES.standFront, { nod: 0 }), [246, 318], 154, {
      grip: { near: [226, 236], far: [268, 236] },
    }),
    figure(looker, vary(POSES.standFront, { nod: 0 }), [156, 314], 148, {
      grip: { near: [142, 252], far: [176, 256] },
    }),
    fill('M42 258H404L446 328H8Z', WATER.deep),
    fill(
      'M8 328H446V352Q420 344 396 352 370 344 344 352 318 344 292 352 266 344 240 352 214 344 188 352 162 344 136 352 110 344 84 352 58 344 32 352 18 348 8 352Z',
      shade(WATER.deep, 0.2),
    ),
    fill('M58 300L66 270H104L108 300Z', '#f2d9a6') +
      fill('M64 296L70 274H100L103 296Z', PAPER) +
      disc([82, 283], 6, BARK.soft) +
      fill('M72 296q2 -9 10 -9t10 9Z', FIR.base),
    label(84, 308),
    line('M136 296L172 280', BARK.soft, 6) + oval([178, 277], 11, 8, BARK.soft, -24),
    label(158, 306),
    fill('M216 292q0 -26 20 -26t20 26q-20 12 -40 0Z', MAPLE.base) +
      line('M222 270v26M236 266v32M250 270v26', SUN.soft, 3) +
      line('M236 266v-8', BARK.dark, 4),
    label(236, 308),
    fill('M300 296q-8 -18 6 -20 8 8 26 10 10 4 8 12Z', ROSE.base) +
      line('M310 284l14 8M318 282l-4 10', SUN.base, 3) +
      fill('M300 296h40v4h-40Z', ROSE.dark),
    label(322, 308),
    fill('M366 286H402L408 306H368Z', FIR.soft) + line('M372 291h28M373 299h31M380 286l2 20M392 286l4 20', CREAM, 2.6),
    label(392, 312),
    place(
      fill('M-24 -19H24V19H-24Z', BARK.base) +
        fill('M-19 -14H19V14H-19Z', '#4b5f86') +
        disc([10, -5], 4, SUN.soft) +
        fill('M-16 14q4 -16 10 -16t8 16ZM0 14q3 -12 8 -12t7 12Z', MAPLE.soft) +
        disc([-6, -4], 4, SKIN.tan) +
        disc([8, 0], 3.4, SKIN.tan),
      [247, 228],
    ),
    disc([226, 237], 6.6, CAST.jasleen.skin),
    disc([268, 237], 6.6, CAST.jasleen.skin),
    disc([142, 254], 6.6, CAST.kofi.skin),
    disc([176, 258], 6.6, CAST.kofi.skin),
    line('M324 232l-14 18', SUN.dark, 4),
    fill('M298 250h34l3 12h-40Z', PAPER) + line('M304 256h14', MAPLE.dark, 2.4),
    disc([334, 242], 8, ADULTS.marc.skin),
    figure(asker, vary(POSES.stand, { lean: 6, nod: 0, elbows: [1, 1] }), [40, 350], 158, {
      grip: { near: [82, 262], far: [60, 284] },
    }),
    chair([444, 358], MAPLE.dark, { mirror: true, scale: 1.1 }),
    figure(drawer, vary(POSES.sit, { lean: 14, nod: 10, elbows: [1, 1] }), [440, 358], 150, {
      facing: -1,
      grip: { near: [404, 300], far: [398, 292] },
    }),
    fill('M362 320L402 312 408 330 366 336Z', PAPER) + line('M372 328q8 -10 14 -2t12 -4', MAPLE.base, 3),
    line('M402 300l-8 18', PLUM.base, 5),
    disc([403, 301], 6.6, CAST.mei.skin),
  )
}

export function preparedVisit(): string {
  const dictating = mild(CAST.emile, {
    top: FIR.base,
    legs: WATER.deep,
    shoes: MAPLE.base,
    cut: 'stripes',
    trim: CREAM,
  })
  const signer = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const painter = mild(CAST.maika, { top: ROSE.base, legs: FIR.deep, shoes: SUN.base })
  const counter = mild(CAST.anh, { top: PLUM.base, legs: BARK.deep, shoes: PAPER })
  const adult = mild(ADULTS.lucie, { top: WATER.deep, legs: BARK.deep, shoes: INK })
  const days = [0, 1, 2].map((j) => [0, 1, 2, 3, 4].map((i) => `M${-36 + i * 18} ${-8 + j * 18}h.1`).join('')).join('')
  return frame(
    ['#e3ead6', '#f4f1e0'],
    pane([22, 36], 90, 84, 'autumn'),
    place(
      fill('M-50 -42H50V46H-50Z', PAPER) +
        fill('M-50 -42H50V-24H-50Z', MAPLE.base) +
        line(days, STONE.soft, 9) +
        line('M-42 -14l12 12M-30 -14l-12 12M-24 -14l12 12M-12 -14l-12 12', ROSE.base, 3.4) +
        `<circle cx="18" cy="10" r="11" stroke="${FIR.base}" stroke-width="4"/>`,
      [408, 92],
    ),
    floor(216, '#cfa97c'),
    fill('M148 44H322V214H148Z', PAPER),
    line('M148 44H322', BARK.soft, 6),
    line('M168 68h72M168 92h128M168 114h104M168 136h130M168 158h60', STONE.dark, 4),
    line('M170 190q6 -12 12 0t12 0M216 182v14h10M246 186a8 8 0 1 0 .1 0M276 196l7 -16 7 16M280 190h7', WATER.base, 4),
    figure(counter, vary(POSES.reach, { lean: 0, nod: -16, elbows: [1, 1] }), [440, 276], 140, {
      facing: -1,
      grip: { near: [420, 150], far: [404, 190] },
    }),
    figure(adult, vary(POSES.heels, { lean: 2, nod: 0, elbows: [1, 1] }), [318, 318], 230, {
      build: 'adult',
      facing: -1,
      grip: { near: [268, 168], far: [252, 204] },
    }),
    line('M268 168l-14 -10', MAPLE.dark, 5),
    disc([269, 169], 8, ADULTS.lucie.skin),
    figure(dictating, vary(POSES.stand, { lean: 0, nod: -8, elbows: [1, 1] }), [122, 320], 154, {
      grip: { near: [160, 216], far: [154, 250] },
    }),
    line('M176 196q8 -4 8 4M182 188q16 -6 16 12', MAPLE.dark, 3),
    figure(signer, vary(POSES.kneel, { lean: 6, nod: -8, elbows: [1, 1] }), [204, 352], 146, {
      grip: { near: [236, 218], far: [226, 290] },
    }),
    crayon([238, 208], WATER.base, { turn: -70 }),
    disc([236, 220], 6.4, CAST.fatou.skin),
    fill('M20 306H112L122 344H8Z', CREAM),
    line('M66 336V318', BARK.base, 5),
    disc([66, 314], 12, FIR.base),
    disc([92, 318], 5, SUN.base),
    line('M20 338h28M86 338h22', MAPLE.base, 4),
    figure(painter, vary(POSES.kneel, { lean: 30, nod: 14 }), [30, 350], 146, {
      grip: { near: [76, 318], far: [66, 326] },
    }),
    chair([392, 352], SUN.dark, { mirror: true }),
    chair([446, 356], ROSE.base, { mirror: true }),
    openBook([400, 322], FIR.base, MAPLE.base, { scale: 0.7 }),
  )
}

export function pondNotebook(): string {
  const hat = (color: string, trim: string): Hat => ({ kind: 'sunhat', color, trim })
  const drawer = summer(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, hat: hat(PAPER, ROSE.base) })
  const dictating = summer(CAST.noah, {
    top: SUN.base,
    legs: FIR.deep,
    shoes: MAPLE.base,
    hat: hat('#e8cf9a', FIR.dark),
  })
  const looker = summer(CAST.emile, {
    top: PLUM.base,
    legs: WATER.deep,
    shoes: SUN.base,
    hat: { kind: 'cap', color: MAPLE.base, trim: MAPLE.deep },
  })
  const fetcher = summer(CAST.awa, { top: FIR.soft, legs: SUN.dark, shoes: PAPER, hat: hat(SUN.soft, MAPLE.dark) })
  const shore = mild(ADULTS.pierre, { top: WATER.deep, legs: BARK.dark, shoes: INK, hat: hat('#d9c08a', BARK.dark) })
  const adult = mild(ADULTS.minh, { top: MAPLE.base, legs: BARK.deep, shoes: INK, hat: hat(CREAM, WATER.base) })
  const note = (x: number, y: number, mark: string, color: string, turn = 0) =>
    place(
      fill('M-20 -13H20V13H-20Z', WATER.base) + fill('M-17 -10H17V10H-17Z', PAPER) + line(mark, color, 2.6),
      [x, y],
      { turn },
    )
  return frame(
    ['#bfe0ea', '#f6f5da'],
    woods(120, 60, '#a9cfa2', 7, 'round'),
    fill('M0 122Q240 108 480 122V214H0Z', '#79b5cc'),
    line('M40 140h60M220 134h70M360 150h70M150 160h50M300 176h60', '#a9d3e2', 4),
    oval([150, 186], 22, 6, FIR.soft),
    land([0, 196, 120, 214, 260, 204, 480, 210], '#9dc87c'),
    reeds([20, 110], 208, 70, 6, FIR.base, 5),
    figure(shore, vary(POSES.kneel, { lean: 8, nod: 8, elbows: [1, 1] }), [424, 250], 160, {
      build: 'adult',
      facing: -1,
      grip: { near: [382, 190], far: [396, 196] },
    }),
    figure(fetcher, vary(POSES.crouch, { hip: [-4, -20], lean: 16, nod: 6, elbows: [1, 1] }), [378, 246], 104, {
      facing: -1,
      grip: { near: [350, 212], far: [346, 208] },
    }),
    line('M394 192L352 212 326 206', BARK.soft, 4),
    fill('M316 198h16q0 14 -8 14t-8 -14Z', STONE.base),
    land([0, 264, 240, 256, 480, 266], '#b3d68f'),
    [40, 120, 200, 440]
      .map((x, i) => oval([x, 284], 30, 9, [ROSE.base, SUN.base, WATER.base, PLUM.base][i] ?? INK))
      .join(''),
    figure(drawer, vary(POSES.tailor, { lean: 8, nod: 12, elbows: [1, 1] }), [70, 338], 162, {
      grip: { near: [106, 304], far: [94, 312] },
    }),
    note(108, 318, 'M-10 4q6 -12 10 -2t10 -4', FIR.base, -6),
    line('M106 302l4 10', FIR.dark, 4),
    disc([105, 303], 6.4, CAST.mei.skin),
    figure(adult, vary(POSES.heels, { lean: 8, nod: 10, elbows: [1, 1] }), [178, 330], 218, {
      build: 'adult',
      grip: { near: [228, 274], far: [242, 280] },
    }),
    note(244, 288, 'M-12 -4h22M-12 2h16M6 6h4', MAPLE.dark, 6),
    disc([228, 276], 8, ADULTS.minh.skin),
    figure(dictating, vary(POSES.tailor, { lean: 0, nod: 0, elbows: [1, 1] }), [288, 344], 156, {
      facing: -1,
      grip: { near: [258, 280], far: [272, 322] },
    }),
    fill('M330 316H438L428 346H340Z', '#dff0f4', 0.85),
    fill('M336 324H434L428 346H340Z', '#8fc3b4'),
    line('M330 316H438', WATER.soft, 5),
    oval([372, 334], 8, 4, FIR.dark) + line('M380 334q6 -5 10 0', FIR.dark, 2.6),
    line('M400 338l8 -4M404 330l6 2', BARK.base, 3),
    figure(looker, vary(POSES.kneel, { lean: 28, nod: 16, elbows: [1, 1] }), [456, 350], 154, {
      facing: -1,
      grip: { near: [404, 292], far: [412, 316] },
    }),
    magnifier([404, 294], { turn: -20, scale: 0.95 }),
    disc([404, 294], 6.6, CAST.emile.skin),
  )
}

export function soundHunt(): string {
  const hitter = mild(CAST.fatou, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.base, cut: 'overalls' })
  const listener = mild(CAST.lila, { top: PLUM.base, legs: FIR.deep, shoes: BARK.dark })
  const scribe = mild(CAST.theo, { top: WATER.base, legs: MAPLE.dark, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  const finger = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const adult = mild(ADULTS.julie, { top: FIR.dark, legs: BARK.deep, shoes: INK })
  return frame(
    ['#cfe7d8', '#f5f6da'],
    woods(206, 110, '#b9dbae', 10, 'mixed'),
    rays('#fffbe0', 0.3),
    trunk([150, 236], -10, 26, '#93a283'),
    land([0, 240, 240, 230, 480, 242], '#97c77c'),
    trunk([426, 300], -10, 84, BARK.base),
    foliage([330, -20], 230, 48, FIR.soft, 6, 15),
    place(
      fill('M-4 26L-12 50 2 34Z', INK) +
        fill('M-8 -14C-14 0 -14 18 -2 34 10 24 14 4 10 -12Z', INK) +
        fill('M4 -10Q12 2 4 24Q14 10 12 -8Z', PAPER) +
        disc([4, -22], 11, PAPER) +
        fill('M-8 -24Q-6 -40 8 -42 4 -34 14 -28Q4 -24 -8 -24Z', '#d6463a') +
        line('M14 -24L30 -20', STONE.dark, 4) +
        line('M-4 -20L12 -18', INK, 4),
      [362, 116],
      { scale: 0.9, turn: 8 },
    ),
    line('M376 66q8 2 10 10M352 72q-6 4 -6 12M390 122l10 4', MAPLE.dark, 3),
    disc([394, 98], 5, BARK.deep),
    disc([398, 132], 4, BARK.deep),
    line('M300 96q-10 8 -10 22M284 86q-14 12 -14 34', PAPER, 4, 0.9),
    figure(adult, vary(POSES.stand, { lean: 0, nod: -10, elbows: [1, 1] }), [226, 274], 194, {
      build: 'adult',
      grip: { near: [256, 116], far: [244, 196] },
    }),
    line('M256 114v-12M262 116l5 -10', ADULTS.julie.skin, 4.4),
    land([0, 296, 240, 288, 480, 298], '#86b96c'),
    figure(finger, vary(POSES.stand, { lean: 2, nod: -14, elbows: [1, 1] }), [324, 316], 136, {
      grip: { near: [346, 212], far: [334, 262] },
    }),
    line('M346 210v-10', CAST.mei.skin, 4),
    log([40, 324], [214, 318], 30, BARK.base),
    line('M62 300Q120 288 180 294', FIR.soft, 7),
    figure(listener, vary(POSES.kneel, { lean: 36, nod: 16, elbows: [1, 1] }), [32, 346], 146, {
      grip: { near: [80, 296], far: [92, 296] },
    }),
    disc([82, 297], 6.6, CAST.lila.skin),
    figure(hitter, vary(POSES.kneel, { lean: 10, nod: 6, elbows: [1, 1] }), [254, 354], 154, {
      facing: -1,
      grip: { near: [206, 268], far: [200, 284] },
    }),
    stick([206, 268], [162, 278], 7, BARK.pale),
    stick([200, 284], [150, 293], 7, BARK.soft),
    disc([206, 269], 6.8, CAST.fatou.skin),
    line('M146 280l-10 -8M148 270l-6 -9M156 262l-3 -9', MAPLE.dark, 3.4),
    figure(scribe, vary(POSES.floor, { lean: 10, nod: 10, elbows: [1, 1] }), [432, 350], 152, {
      facing: -1,
      grip: { near: [398, 316], far: [388, 320] },
    }),
    fill('M322 308L384 300 394 332 330 340Z', CREAM),
    line('M336 318h.1M346 316h.1M356 315h.1M338 330l6 -6 6 5 6 -6 6 5M368 318v10M376 316v10', ROSE.dark, 4),
    fern([470, 358], 46, FIR.dark),
  )
}

export function signedIAmHere(): string {
  const carried = autumn(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, trim: PAPER })
  const tall = mild(CAST.kofi, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.base, cut: 'stripes', trim: MAPLE.dark })
  const small = mild(CAST.rose, { top: WATER.base, legs: WATER.deep, shoes: ROSE.base })
  const parent = winter(ADULTS.minh, { top: FIR.base, legs: BARK.deep, trim: SUN.base, hat: TUQUES.fir })
  const adult = mild(ADULTS.pierre, { top: MAPLE.dark, legs: BARK.deep, shoes: INK })
  return frame(
    ['#f6e6c9', '#f9f1de'],
    doorway([396, 234], 92, 206, WATER.base, 'winter'),
    hooks([26, 66], 36, [FIR.base, ROSE.base, '', SUN.base, '', PLUM.base]),
    floor(234, '#b9a48a', PAPER, false),
    line('M0 290H480M90 234L40 360M230 234L216 360M360 234L390 360', '#a5917a', 2),
    fill('M-10 130H386V214H-10Z', PAPER),
    line('M-10 130H386M-10 214H386', STONE.pale, 3),
    line('M6 142h34', STONE.dark, 3.4),
    disc([36, 180], 15, SUN.base),
    line('M36 158v-8M36 202v8M14 180h-8M58 180h8M20 164l-6 -6M52 164l6 -6', SUN.base, 4),
    line('M82 152V204H112', ROSE.base, 8),
    line('M132 198q8 -40 16 -10t16 -24 14 30', FIR.base, 5),
    `<circle cx="206" cy="176" r="18" stroke="${PLUM.base}" stroke-width="6"/>`,
    line('M240 204L254 152 268 204M245 186H263', WATER.base, 7),
    line('M290 160l10 8 14 -12', MAPLE.base, 6),
    dashes('M330 150h40v52h-40Z', STONE.base, 3, '6 7'),
    [16, 70, 124, 178]
      .map(
        (x, i) =>
          fill(`M${x} 222h42v14h-42Z`, [SUN.soft, ROSE.soft, WATER.soft, FIR.pale][i] ?? PAPER) +
          line(`M${x + 8} 229h24`, INK, 3),
      )
      .join(''),
    figure(adult, vary(POSES.heels, { lean: 0, nod: -6, elbows: [1, 1] }), [216, 336], 218, {
      build: 'adult',
      grip: { near: [262, 262], far: [254, 220] },
    }),
    figure(parent, vary(POSES.stand, { lean: -4, nod: 4, elbows: [1, 1] }), [372, 342], 226, {
      build: 'adult',
      facing: -1,
      grip: { near: [330, 222], far: [338, 214] },
    }),
    figure(
      carried,
      vary(POSES.sit, { hip: [0, -20], lean: 10, nod: 0, elbows: [1, 1], feet: pair(14, 2, 18, 0) }),
      [340, 252],
      136,
      { facing: -1, grip: { near: [308, 182], far: [328, 200] } },
    ),
    crayon([306, 178], MAPLE.base, { turn: -150 }),
    disc([308, 182], 6.4, CAST.zoe.skin),
    line('M378 184L366 224 332 236', glow(FIR.base, 0.12), 20),
    disc([330, 236], 13, SUN.base),
    figure(
      { ...tall, view: 'back' },
      vary(POSES.standFront, { hands: pair(-13, -34, 18, -72), elbows: [1, 1] }),
      [112, 350],
      162,
      {},
    ),
    crayon([146, 222], FIR.base, { turn: -70 }),
    figure(small, vary(POSES.walk, { lean: 2, nod: -6 }), [36, 348], 146, {
      grip: { near: [70, 268], far: [76, 260] },
    }),
    fill('M424 342q0 -12 14 -12h24v16h-38Z', ROSE.dark),
    fill('M432 346h30v8h-30Z', INK),
  )
}

export function walkingRiddle(): string {
  const giant = mild(CAST.jasleen, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base })
  const knows = mild(CAST.emile, { top: FIR.base, legs: PLUM.dark, shoes: MAPLE.base, cut: 'stripes', trim: CREAM })
  const mime = mild(CAST.awa, { top: SUN.base, legs: FIR.deep, shoes: PAPER, cut: 'overalls' })
  const thinker = mild(CAST.anh, { top: PLUM.base, legs: MAPLE.dark, shoes: PAPER })
  const adult = mild(ADULTS.nadia, { top: WATER.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#f3d9c2', '#f8ecdc'],
    fill('M0 150H480V220H0Z', '#e5b48e'),
    line('M0 150H480', PAPER, 5),
    hooks([18, 116], 34, [FIR.base, SUN.base, '', WATER.base]),
    floor(220, '#8fb0b5', PAPER, false),
    line('M0 262H480M0 312H480', '#7d9fa5', 2),
    doorway([398, 232], 74, 186, BARK.soft, 'spring'),
    fill('M398 232V46L372 56V250Z', '#c98a5e'),
    disc([380, 148], 4, SUN.base),
    fill('M176 56q0 -28 46 -28t60 6q34 2 34 26 0 26 -40 28 -20 10 -60 4 -40 -2 -40 -36Z', PAPER),
    disc([206, 106], 8, PAPER),
    disc([196, 124], 5, PAPER),
    fill('M204 76V48H222Q226 60 256 64 264 68 262 78H204Z', '#c75a78'),
    fill('M222 48L232 40 236 58 230 64Z', ROSE.soft),
    line('M204 78H262', ROSE.dark, 5),
    line('M238 56l-6 6M248 60l-6 6', PAPER, 3),
    line('M284 52q0 -10 10 -8t2 14v6M296 76h.1', MAPLE.dark, 4.4),
    figure(adult, vary(POSES.walk, { lean: 2, nod: 6, elbows: [1, 1] }), [222, 302], 204, {
      build: 'adult',
      grip: { near: [254, 204], far: [240, 214] },
    }),
    figure(thinker, vary(POSES.walk, { lean: -2, nod: -10, elbows: [1, 1] }), [142, 300], 146, {
      grip: { near: [164, 212], far: [126, 250] },
    }),
    figure(mime, vary(POSES.walk, { lean: 2, elbows: [1, 1], hands: pair(24, -52, 28, -58) }), [50, 334], 152, {}),
    figure(
      giant,
      vary(POSES.stand, {
        lean: -8,
        nod: -4,
        hands: pair(-22, -62, 26, -70),
        elbows: [-1, 1],
        feet: pair(28, -10, -16, -6),
        knees: [-1, -1],
      }),
      [320, 346],
      162,
      {},
    ),
    line('M286 350h-16M380 344l12 -6', PAPER, 4),
    figure(knows, vary(POSES.walk, { lean: 0, nod: -4, elbows: [-1, 1] }), [430, 318], 148, {
      facing: -1,
      grip: { near: [436, 184], far: [408, 262] },
    }),
  )
}
