import { figure } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { cloud, frame, land, raised, sun, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, pane, pinned } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket } from '../../../kit/things.ts'
import { carton } from '../../../kit/toys.ts'
import { tricycle } from '../../../kit/wheels.ts'

const STRAW = '#e8c66c'

export function oneWayStreet(): string {
  const helmet = (color: string, trim: string) => ({ kind: 'helmet', color, trim }) as const
  const rider = mild(CAST.lila, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, hat: helmet(SUN.base, MAPLE.dark) })
  const mechanic = mild(CAST.emile, { top: FIR.base, legs: BARK.dark, shoes: MAPLE.dark, cut: 'overalls' })
  const walker = mild(CAST.anh, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const adult = mild(ADULTS.marc, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const arrow = (x: number, y: number, turn: number, scale = 1) =>
    place(line('M-22 0H16M4 -9L18 0 4 9', PAPER, 6), [x, y], { turn, scale })
  return frame(
    ['#bfe0f0', '#f2f4dc'],
    sun([432, 54], 20, SUN.soft),
    cloud([196, 58], 96, PAPER, 0.9),
    woods(160, 54, '#b7d6a6', 6, 'round'),
    fence([12, 476], 190, 50, '#d9bb90', 30),
    land([0, 190, 240, 186, 480, 192], '#aed08f'),
    fill('M0 204Q240 196 480 206V360H0Z', '#c6c9c4'),
    oval([192, 282], 188, 74, PAPER) +
      oval([192, 282], 184, 71, '#a9afad') +
      oval([192, 274], 92, 24, PAPER) +
      oval([192, 274], 88, 21.5, '#b3d394'),
    arrow(66, 240, 138, 0.75) + arrow(46, 300, 62, 0.85) + arrow(346, 262, 236, 0.75) + arrow(300, 322, -20, 0.8),
    fill('M212 212h16l5 34h-18ZM236 214l15 3 9 31 -18 -2ZM260 219l14 5 14 27 -18 -3Z', PAPER, 0.95),
    figure(walker, vary(POSES.stand, { lean: 0, nod: 4, elbows: [1, 1] }), [268, 212], 112, {
      facing: -1,
      grip: { near: [238, 122], far: [262, 168] },
    }),
    carton([438, 218], 56, 62),
    fill('M418 170h38v14h-38Z', ROSE.base) + line('M426 177h22', PAPER, 4),
    line('M412 182Q392 196 398 222 404 236 416 230', INK, 6),
    figure(adult, vary(POSES.stand, { lean: -2, nod: 6, elbows: [1, 1] }), [128, 280], 184, {
      build: 'adult',
      facing: -1,
      grip: { near: [88, 138], far: [110, 194] },
    }),
    line('M88 144V100', BARK.soft, 5),
    place(
      fill('M-11 -27H11L27 -11V11L11 27H-11L-27 11V-11Z', PAPER) +
        fill('M-10 -23H10L23 -10V10L10 23H-10L-23 10V-10Z', '#c8423c') +
        line('M-7 0V-9M-2 -1V-14M3 -1V-13M8 2V-8', PAPER, 4.4) +
        fill('M-10 0H10Q10 14 0 14 -10 12 -10 0Z', PAPER),
      [88, 78],
    ),
    disc([88, 140], 7, ADULTS.marc.skin),
    tricycle([418, 352], FIR.base, true),
    figure(mechanic, vary(POSES.kneel, { lean: 20, nod: 10, elbows: [1, 1] }), [336, 354], 144, {
      grip: { near: [378, 308], far: [386, 320] },
    }),
    place(line('M-16 0H14', CARDBOARD, 8) + fill('M12 -10q12 -2 14 6l-8 4 8 5q-3 8 -14 6Z', CARDBOARD), [386, 318], {
      turn: 28,
    }),
    disc([378, 309], 6.6, CAST.emile.skin),
    tricycle([206, 350], '#d6463a'),
    figure(rider, vary(POSES.sit, { lean: 8, nod: -2, elbows: [1, 1] }), [192, 336], 150, {
      grip: { near: [228, 276], far: [234, 274] },
      step: { near: [246, 334], far: [236, 312] },
    }),
    line('M158 296h-20M154 312h-26', PAPER, 3),
    tufts([192, 200], 12, FIR.base, 5, 7),
  )
}

export function stableVoice(): string {
  const voice = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const first = mild(CAST.sami, { top: ROSE.base, legs: BARK.dark, shoes: MAPLE.dark })
  const second = mild(CAST.mei, { top: FIR.base, legs: WATER.deep, shoes: SUN.base })
  const mare = mild(CAST.rose, { top: MAPLE.base, legs: MAPLE.deep, shoes: BARK.dark })
  const groom = mild(CAST.kofi, { top: WATER.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const adult = mild(ADULTS.nadia, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const stall = (x: number, color: string) =>
    fill(`M${x} 132h76v88h-76Z`, shade(CARDBOARD, 0.42)) +
    fill(`M${x} 176h76v48h-76Z`, CARDBOARD) +
    line(`M${x} 176h76M${x + 10} 216L${x + 66} 186M${x + 10} 186L${x + 66} 216`, shade(CARDBOARD, 0.2), 4) +
    line(`M${x} 224V124M${x + 76} 224V124`, glow(CARDBOARD, 0.2), 8) +
    fill(`M${x + 18} 110h40v18h-40Z`, PAPER) +
    line(`M${x + 26} 119h24`, color, 5)
  const hay = (x: number, y: number) =>
    line(
      `M${x - 24} ${y}l20 -9M${x - 14} ${y + 3}l26 -8M${x - 4} ${y - 6}l24 6M${x - 18} ${y - 6}l30 3M${x} ${y + 4}l18 -10`,
      STRAW,
      4,
    )
  const hoofprint = (x: number, y: number) => line(`M${x - 4} ${y + 3}q-2 -8 4 -8t4 8`, shade('#c9b184', 0.28), 3)
  return frame(
    ['#c6e2ec', '#f3f2da'],
    cloud([360, 52], 96, PAPER, 0.9),
    woods(150, 50, '#b7d6a6', 6, 'round'),
    land([0, 214, 240, 208, 480, 216], '#aed08f'),
    stall(22, ROSE.base) + stall(98, WATER.base) + stall(174, FIR.base),
    fill('M18 112Q136 60 256 112L248 124Q136 78 26 124Z', MAPLE.dark),
    fill('M0 244Q240 222 480 246V360H0Z', '#dcc79b'),
    hay(62, 226) + hay(206, 230) + hay(398, 350),
    hoofprint(150, 336) + hoofprint(188, 344) + hoofprint(230, 334) + hoofprint(60, 350),
    figure(adult, vary(POSES.stand, { lean: 6, nod: 12, elbows: [1, 1] }), [384, 248], 176, {
      build: 'adult',
      facing: -1,
      grip: { near: [350, 186], far: [356, 178] },
    }),
    bucket([357, 206], WATER.soft, { scale: 0.9 }),
    disc([358, 166], 6.6, ADULTS.nadia.skin),
    figure(
      second,
      vary(POSES.run, { lean: 6, nod: -4, hands: pair(16, -62, 24, -66), feet: pair(16, -20, -14, -6) }),
      [66, 320],
      144,
      {},
    ),
    figure(
      first,
      vary(POSES.run, { lean: 6, nod: -4, hands: pair(18, -64, 26, -60), feet: pair(18, -22, -12, -6) }),
      [146, 322],
      148,
      {},
    ),
    line('M20 296h-14M24 314h-18M96 330l-14 4', PAPER, 3),
    figure(voice, vary(POSES.stand, { lean: -4, nod: -2, elbows: [1, 1] }), [256, 344], 152, {
      facing: -1,
      grip: { near: [214, 244], far: [238, 286] },
    }),
    line('M210 246l-4 -10M214 243v-11M218 244l4 -10', CAST.fatou.skin, 3.6),
    line('M206 210q-10 4 -10 12M200 200q-16 6 -17 20', MAPLE.dark, 3.4),
    figure(mare, vary(POSES.crawl, { lean: 76, nod: -44 }), [350, 342], 148, {
      facing: -1,
      grip: { near: [312, 340], far: [300, 338] },
    }),
    figure(groom, vary(POSES.kneel, { lean: 10, nod: 12, elbows: [1, 1] }), [436, 350], 148, {
      facing: -1,
      grip: { near: [376, 290], far: [392, 314] },
    }),
    place(fill('M-14 -6H14V2H-14Z', BARK.soft) + line('M-11 4v5M-5 4v5M1 4v5M7 4v5M12 4v5', CREAM, 2.6), [368, 290], {
      turn: -8,
    }),
    disc([377, 288], 6.6, CAST.kofi.skin),
    tufts([216, 232], 9, FIR.base, 5, 7, [320, 470]),
  )
}

export function carpetQuay(): string {
  const left = mild(CAST.theo, { top: ROSE.base, legs: BARK.dark, shoes: PAPER })
  const right = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const measuring = mild(CAST.mei, { top: FIR.base, legs: MAPLE.dark, shoes: PAPER, cut: 'overalls' })
  const waving = mild(CAST.idris, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const adult = mild(ADULTS.helene, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const fish = (x: number, y: number, color: string, scale: number, turn = 0, mirror = false) =>
    place(
      fill('M-20 0Q-6 -15 14 -4L28 -13 24 0 28 13 14 4Q-6 15 -20 0Z', color) +
        line('M-4 -6q5 6 0 12M4 -5q4 5 0 10', shade(color, 0.2), 2.2) +
        disc([-12, -2], 1.8, INK),
      [x, y],
      { scale, turn, mirror },
    )
  return frame(
    ['#dfe4ea', '#f3efe3'],
    pane([344, 34], 96, 82, 'summer'),
    pinned([232, 44], 58, 48, [WATER.base, MAPLE.base, FIR.base], -4),
    floor(186, '#cfae8b', PAPER),
    raised(
      12,
      figure(waving, vary(POSES.kneel, { lean: 8, nod: 6, elbows: [1, 1] }), [291, 240], 122, {
        facing: -1,
        grip: { near: [254, 206], far: [262, 212] },
      }),
      fill(
        'M120 240Q170 216 214 228 232 204 262 208 330 236 400 224 456 240 470 286 476 330 446 348 340 362 230 352 120 358 86 330 96 270 120 240Z',
        WATER.soft,
      ),
      fill('M120 240Q170 216 214 228 232 204 262 208 250 236 214 240 160 244 120 240Z', WATER.pale),
      line('M196 300q16 -8 32 0M226 336q26 -10 50 0t30 0M300 252q16 -8 32 0M276 314q14 -8 28 0', WATER.base, 4, 0.7),
      fish(206, 330, SUN.base, 0.7, 4, true) + fish(262, 318, '#8fb27a', 0.8, -6),
      fill('M0 278L176 266 188 312 0 338Z', '#a9785a'),
      line('M42 276l2 56M86 273l4 52M130 270l6 49', '#8f6147', 3),
      fill('M0 338L188 312V320L0 348Z', '#7f553d'),
      fill('M480 268L352 262 342 304 480 314Z', '#a9785a'),
      line('M394 264l-4 43M438 266l-2 45', '#8f6147', 3),
      fill('M480 314L342 304V312L480 323Z', '#7f553d'),
      figure(adult, vary(POSES.floor, { lean: 4, nod: 4, elbows: [1, 1] }), [56, 296], 196, {
        build: 'adult',
        grip: { near: [102, 206], far: [104, 262] },
      }),
      line('M102 206v-13', ADULTS.helene.skin, 4.6),
      figure(left, vary(POSES.floor, { lean: 10, nod: 4, elbows: [1, 1] }), [152, 296], 140, {
        grip: { near: [210, 250], far: [206, 244] },
      }),
      figure(right, vary(POSES.floor, { lean: 10, nod: 4, elbows: [1, 1] }), [382, 290], 140, {
        facing: -1,
        grip: { near: [322, 244], far: [326, 238] },
      }),
      fish(264, 262, '#7d93b8', 1.15, -6),
      fill('M204 248Q230 300 268 300 308 298 328 242L320 238Q300 272 266 272 236 272 212 244Z', CREAM),
      line('M232 268q12 22 32 24M262 280q2 10 0 16M302 266q-10 20 -22 26', shade(CREAM, 0.18), 2.6),
      disc([209, 247], 6.2, CAST.theo.skin) + disc([323, 241], 6.2, CAST.awa.skin),
      fill('M318 338H408V348H318Z', CARDBOARD) + line('M372 336v14', MAPLE.dark, 4),
      figure(measuring, vary(POSES.heels, { lean: 16, nod: 12, elbows: [1, 1] }), [432, 358], 146, {
        facing: -1,
        grip: { near: [386, 326], far: [374, 318] },
      }),
      fish(348, 331, '#e28f5a', 1.15),
      disc([382, 328], 6.6, CAST.mei.skin),
    ),
  )
}
