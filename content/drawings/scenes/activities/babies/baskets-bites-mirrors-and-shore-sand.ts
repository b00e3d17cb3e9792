import { FRONT_LAUGH, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { eye } from '../../../kit/figurines.ts'
import type { Point } from '../../../kit/geometry.ts'
import { fence, heap } from '../../../kit/ground.ts'
import { flat, palm } from '../../../kit/hands.ts'
import { face, mouth, sunhat } from '../../../kit/head.ts'
import { closer, cloud, frame, land, specks, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
  HAIR,
  MAPLE,
  MOUTH,
  PAPER,
  PLUM,
  RED,
  ROSE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, bodysuit, CAST, mild, sleeper, summer, TUQUES } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { bench, curtains, door, floor, hooks, mirror, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, type Options, oval, place } from '../../../kit/svg.ts'
import { boot, bowl, bucket, cup, shovel } from '../../../kit/things.ts'
import { basket, spoon, tuque, under } from '../../../kit/toys.ts'
import { foliage, trunk } from '../../../kit/trees.ts'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */

/** A plastic container, without its lid, standing on the origin. */
const container = (at: Point, color: string, options: Options = {}) => cup(at, color, { scale: 2.3, ...options })

export function basketTippedAtOnce(): string {
  const educator = mild(ADULTS.marc, { top: FIR.base, legs: BARK.deep, shoes: CREAM })
  const tipper = mild(CAST.mei, { top: ROSE.base, legs: WATER.deep, shoes: CREAM, cut: 'overalls' })
  const single = sleeper(BABIES.olivier, SUN.base, PAPER, 'stripes')
  return frame(
    ['#e6ecdf', '#f4efde'],
    wainscot(126, 182, '#c9d8bd'),
    floor(182, '#cda67c'),
    pane([330, 16], 104, 80, 'autumn'),
    curtains([330, 16], 104, 80, MAPLE.soft),
    pinned([212, 30], 40, 40, [WATER.base, ROSE.base, SUN.base], -4),
    shelf([12, 182], 96, 80, [
      ['books', 'ball'],
      ['bin', 'blocks'],
    ]),
    closer(
      1.06,
      [240, 352],
      rug([240, 306], 232, 50, '#f3e6c6', PLUM.soft),
      under([88, 306], 40, 7),
      toddler(tipper, vary(POSES.stand, { lean: 14, nod: 12, elbows: [1, 1], stretch: 1.2 }), [82, 306], 180, {
        grip: { near: [126, 242], far: [166, 258] },
      }),
      face(SIDE_LAUGH, [104, 177], 33.3, 19.7),
      basket([138, 238], 84, 54, BARK.pale, '', { turn: 112 }),
      flat([121, 250], CAST.mei.skin, { turn: -68, scale: 1.2 }),
      container([202, 272], WATER.base, { turn: 64 }),
      bowl([180, 318], RED, { turn: -160, scale: 1.2 }),
      container([118, 340], SUN.base, { turn: 96 }),
      container([52, 346], PLUM.base, { turn: -14 }),
      spoon([146, 348], BARK.soft, { turn: -10, scale: 1.4 }),
      under([398, 318], 84),
      adult(educator, vary(POSES.tailor, { lean: 12, nod: 12, elbows: [1, 1], stretch: 1.15 }), [408, 318], 276, {
        facing: -1,
        grip: { near: [334, 274], far: [372, 290] },
      }),
      face(SIDE_SMILE, [384, 181], 24.3, -18.6, true),
      flat([336, 273], ADULTS.marc.skin, { mirror: true, scale: 1.3, turn: 4 }),
      under([256, 344], 50),
      figure(single, vary(BABY_POSES.sit, { lean: 6, nod: -4, stretch: 1.75, elbows: [1, 1] }), [252, 346], 160, {
        build: 'baby',
        grip: { near: [276, 322], far: [306, 250] },
      }),
      face(SIDE_OH, [256, 252], 31.9, -0.7),
      container([318, 244], MAPLE.base),
      disc([307, 250], 7.6, shade(BABIES.olivier.skin, 0.14)),
      basket([344, 346], 84, 40),
    ),
  )
}

export function twoKneesOneNose(): string {
  const educator = mild({ ...ADULTS.helene, view: 'side' }, { top: WATER.base, legs: PLUM.dark, shoes: CREAM })
  const toucher = mild(CAST.noah, { top: SUN.base, legs: FIR.deep, shoes: CREAM })
  const biter = mild(CAST.lea, { top: RED, legs: WATER.deep, shoes: CREAM, cut: 'stripes', trim: PAPER })
  const chewer = sleeper(BABIES.tao, FIR.soft, PAPER)
  return frame(
    ['#eee3ea', '#f6eedf'],
    wainscot(126, 182, '#dcc7d4'),
    floor(182, '#cfa980'),
    pane([30, 16], 96, 78, 'spring'),
    curtains([30, 16], 96, 78, SUN.soft),
    pinned([310, 24], 40, 40, [FIR.base, ROSE.base, WATER.base], 4),
    shelf([388, 182], 84, 78, [
      ['books', 'rings'],
      ['basket', 'bin'],
    ]),
    closer(
      1.12,
      [240, 352],
      rug([240, 314], 208, 40, '#dfeae2', ROSE.soft),
      under([136, 318], 36, 6),
      toddler(toucher, vary(POSES.stand, { lean: 8, nod: -6, elbows: [1, -1], stretch: 1.8 }), [132, 316], 172, {
        grip: { near: [166, 278], far: [198, 172] },
      }),
      face(SIDE_LAUGH, [140, 187], 31.8, -1.6),
      under([352, 318], 36, 6),
      toddler(biter, vary(POSES.stand, { lean: 26, nod: -14, elbows: [1, 1], stretch: 1.2 }), [364, 318], 172, {
        facing: -1,
        grip: { near: [312, 284], far: [306, 278] },
      }),
      face(mouth([10.6, 7.4], 4, 5), [341, 195], 31.8, -0.3, true),
      adult(educator, vary(POSES.floorFront, { lean: 6, nod: 6, elbows: [-1, 1], stretch: 1.05 }), [244, 302], 264, {
        facing: -1,
        grip: { near: [290, 230], far: [158, 268] },
        step: { near: [352, 338], far: [132, 338] },
      }),
      face(SIDE_SMILE, [232, 164], 23.2, -9.3, true),
      line('M198 172L206 170', shade(CAST.noah.skin, 0.14), 6),
      place(palm([0, 0], ADULTS.helene.skin, 4), [290, 230], { scale: 1.4 }),
      under([244, 348], 40, 6),
      figure(chewer, vary(BABY_POSES.sitFront, { elbows: [1, -1] }), [244, 352], 144, {
        build: 'baby',
        grip: { near: [230, 296], far: [268, 324] },
      }),
      mouth([245, 286], 7, 5.4),
      line('M226 304L240 290', glow(FIR.soft, 0.12), 14),
      line('M240 290L247 285', glow(FIR.soft, 0.12), 8),
    ),
  )
}

export function tearOfTheMirror(): string {
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, shoes: BARK.deep })
  const wiper = mild(CAST.awa, { top: SUN.base, legs: ROSE.dark, shoes: CREAM, cut: 'dress' })
  const tapper = sleeper(BABIES.ines, FIR.base, PAPER, 'stripes')
  const sad =
    eye(-5.5, -1) +
    eye(5.5, -1) +
    line('M-9 -4L-4 -6.5M9 -4L4 -6.5', HAIR.brown, 1.8) +
    line('M-4 10.500Q0 6.500 4 10.500', MOUTH, 2) +
    line('M-6 3V8M6 3L7 10', WATER.base, 2.4)
  const tapping = vary(BABY_POSES.sit, { lean: 4, nod: -8, stretch: 1.3, elbows: [1, -1] })
  return frame(
    ['#e2ebea', '#f2efe2'],
    closer(
      1.08,
      [250, 345],
      floor(234, '#cca67d'),
      mirror(
        [46, 46],
        392,
        182,
        BARK.soft,
        fill('M0 148H392V182H0Z', '#c4b49c'),
        `<g opacity=".82">${
          toddler({ ...wiper, view: 'front' }, POSES.standFront, [92, 206], 134, {
            grip: { near: [150, 120], far: [160, 130] },
          }) +
          face(FRONT_LAUGH, [92, 104], 24.8) +
          figure(tapper, tapping, [342, 234], 130, {
            build: 'baby',
            facing: -1,
            grip: { near: [318, 210], far: [328, 150] },
          }) +
          adult({ ...educator, view: 'front' }, vary(POSES.tailorFront, { stretch: 0.6 }), [214, 222], 240, {
            grip: { near: [186, 186], far: [250, 184] },
          }) +
          face(sad, [214, 100], 21.1)
        }</g>`,
      ),
      rug([244, 326], 214, 32, '#f3e2c4', WATER.soft),
      under([196, 306], 36, 6),
      toddler({ ...wiper, view: 'back' }, vary(POSES.standFront, { stretch: 1.7 }), [192, 306], 166, {
        grip: { near: [232, 184], far: [246, 176] },
      }),
      palm([232, 184], CAST.awa.skin, 6) + palm([247, 177], CAST.awa.skin, -6),
      under([420, 304], 34, 6),
      figure(tapper, tapping, [420, 306], 150, {
        build: 'baby',
        facing: -1,
        grip: { near: [388, 282], far: [376, 200] },
      }),
      palm([378, 206], shade(BABIES.ines.skin, 0.14), -20),
      line('M364 180l-7 -7M375 173l-2 -9', PAPER, 3.4),
      under([336, 332], 76),
      adult(
        { ...educator, view: 'back' },
        vary(POSES.tailorFront, { elbows: [-1, -1], stretch: 0.66 }),
        [334, 332],
        286,
        { grip: { near: [284, 176], far: [364, 274] } },
      ),
      line('M283 175L274 167', ADULTS.julie.skin, 5.4),
    ),
  )
}

export function tuqueThatEscapes(): string {
  const educator = mild(ADULTS.minh, { top: FIR.base, legs: WATER.deep, shoes: PLUM.soft })
  const snatcher = mild(CAST.idris, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.soft, hat: TUQUES.water })
  const tugger = barefoot(mild(BABIES.ambre, { top: ROSE.soft, legs: ROSE.dark, hat: TUQUES.plum }))
  const sock = SUN.base
  return frame(
    ['#e3e8ee', '#f3efe3'],
    wainscot(138, 196, '#c3d0da'),
    floor(196, '#b98f68'),
    hooks([24, 54], 44, [RED, WATER.base, PLUM.base, FIR.base], BARK.soft),
    pane([238, 22], 92, 80, 'winter'),
    door([376, 196], 94, 180, MAPLE.dark),
    bench([126, 196], 210, 34, BARK.pale),
    boot([40, 163], FIR.dark, { scale: 0.7 }) + boot([68, 163], FIR.dark, { scale: 0.7 }),
    boot([178, 163], PLUM.dark, { scale: 0.7 }) + boot([206, 163], PLUM.dark, { scale: 0.7 }),
    closer(
      1.08,
      [240, 352],
      rug([240, 314], 218, 40, '#e8e2cf', FIR.soft),
      under([290, 312], 92),
      adult(educator, vary(POSES.tailor, { lean: 44, nod: 18, elbows: [1, 1] }), [302, 312], 276, {
        facing: -1,
        grip: { near: [250, 292], far: [236, 294] },
      }),
      face(SIDE_LAUGH, [227, 199], 24.3, -42.2, true),
      under([114, 332], 40, 7),
      toddler(snatcher, vary(POSES.stand, { lean: 10, nod: -4, elbows: [1, -1], stretch: 1.7 }), [108, 332], 172, {
        grip: { near: [136, 282], far: [174, 184] },
      }),
      face(SIDE_LAUGH, [117, 205], 31.8, 1.5),
      tuque([196, 170], MAPLE.base, CREAM, { turn: -46, scale: 1.6 }),
      disc([179, 184], 8.6, shade(CAST.idris.skin, 0.14)),
      line('M214 146l7 -9M224 156l10 -5M204 140l2 -11', PAPER, 3.4),
      under([404, 344], 54),
      figure(tugger, vary(BABY_POSES.sit, { lean: -8, nod: 14, stretch: 1.2, elbows: [1, 1] }), [412, 348], 166, {
        build: 'baby',
        facing: -1,
        grip: { near: [360, 284], far: [364, 290] },
        step: { near: [356, 322], far: [366, 342] },
      }),
      face(SIDE_OH, [416, 252], 33, -9.6, true),
      line('M376 330L371 308', sock, 16),
      fill('M363 309L354 282 364 279 380 306Z', sock),
      line('M366 322l14 -4', shade(sock, 0.2), 2.4),
      disc([360, 284], 9, BABIES.ambre.skin),
      line('M304 350H320L332 338', sock, 12) + line('M329 334L337 341', PAPER, 5),
    ),
  )
}

const SAND = '#ead4a2'
const DAMP = '#c09a63'

export function sandPieForAPalm(): string {
  const educator = summer(ADULTS.lucie, { top: WATER.base, legs: PLUM.dark, shoes: CREAM, hat: sunhat(CREAM, RED) })
  const smasher = bodysuit(BABIES.jeanne, ROSE.base, PAPER, sunhat(PAPER, WATER.base))
  const dragger = summer(CAST.sami, { top: SUN.base, legs: FIR.deep, shoes: RED, hat: sunhat(FIR.soft, FIR.deep) })
  return frame(
    ['#bfe2ee', '#f2f4da'],
    cloud([210, 62], 80, PAPER, 0.9),
    woods(156, 60, '#b7d8a3', 6, 'round'),
    fence([-4, 490], 176, 42, '#d9b98d', 26),
    land([0, 176, 240, 172, 480, 178], '#a3cd80'),
    trunk([440, 214], -10, 48, BARK.base, -4),
    foliage([420, 0], 170, 62, FIR.base, 6, 14),
    foliage([476, -6], 100, 52, FIR.soft, 3, 12),
    fill('M20 202H462L504 364H-24Z', SAND),
    fill('M70 364Q-20 300 40 250 130 196 462 202L504 364Z', FIR.deep, 0.13),
    line('M20 202H462M20 202L-24 364M462 202L504 364', BARK.soft, 11),
    specks({ x: [30, 450], y: [216, 352] }, 24, DAMP, 4, 1.3),
    oval([262, 262], 78, 12, DAMP),
    heap([262, 264], 138, 44, DAMP),
    line('M36 270Q20 286 -10 294', shade(SAND, 0.2), 14),
    under([98, 264], 34, 6),
    toddler(dragger, vary(POSES.walk, { elbows: [1, 1] }), [98, 264], 160, { grip: { near: [72, 214] } }),
    face(SIDE_SMILE, [102, 147], 29.6, 2.2),
    shovel([34, 266], { turn: 40, scale: 0.7 }),
    disc([73, 217], 7, CAST.sami.skin),
    under([346, 326], 90),
    adult(educator, vary(POSES.tailor, { lean: 10, nod: 12, elbows: [1, 1], stretch: 1.2 }), [360, 322], 272, {
      facing: -1,
      grip: { near: [278, 218], far: [262, 198] },
    }),
    face(SIDE_LAUGH, [340, 186], 24, -17.5, true),
    bucket([256, 196], RED, { turn: 172, scale: 1.5 }),
    disc([279, 218], 8.4, ADULTS.lucie.skin),
    bucket([52, 340], WATER.base, { scale: 1.3 }),
    oval([238, 348], 66, 9, shade(SAND, 0.3)),
    fill('M178 346L194 312Q230 290 272 302L292 346Q236 360 178 346Z', DAMP),
    fill('M194 313Q204 298 226 303 246 294 272 303 270 314 250 313 236 320 224 314 208 320 194 313Z', glow(DAMP, 0.5)),
    fill('M262 311L272 303 292 346Q280 350 266 352Z', shade(DAMP, 0.14)),
    line('M224 315L230 330 223 342M250 314L247 328', shade(DAMP, 0.3), 2.6),
    line('M186 300h.1M196 290h.1M256 288h.1M276 292h.1M290 308h.1M300 326h.1', DAMP, 6),
    under([146, 346], 50),
    figure(smasher, vary(BABY_POSES.sit, { lean: 14, nod: 10, stretch: 1.55, elbows: [-1, 1] }), [142, 348], 164, {
      build: 'baby',
      grip: { near: [210, 306], far: [186, 330] },
    }),
    face(SIDE_LAUGH, [161, 254], 32.8, 17.7),
    flat([208, 306], BABIES.jeanne.skin, { scale: 1.4 }),
  )
}
