import { FRONT_LAUGH, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { longNeck, plated, rex } from '../../../kit/figurines.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { flat } from '../../../kit/hands.ts'
import { face, mouth, sunhat } from '../../../kit/head.ts'
import { closer, cloud, frame, land, specks, tufts } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  EARTH,
  FIR,
  glow,
  INK,
  MAPLE,
  MOUTH,
  mix,
  PAPER,
  PLUM,
  RED,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, rug, shelf, table } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, num, type Options, once, oval, place } from '../../../kit/svg.ts'
import { cup, droplets } from '../../../kit/things.ts'
import { ball, bear, block, plate, rabbit, spoon, tub, under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cfa97f'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */

/** Three claws, pointing up from the heel on the origin: a foot, or what it leaves. */
const PRINT = once('p', line('M0 0L-7 -9M0 0V-12M0 0L7 -9', 'currentColor', 5))

/** A hand wide open, its palm towards us, fingers up, the thumb to the left; its wrist on the origin. */
const palm = (at: Point, skin: string, options: Options = {}) =>
  place(
    line('M-8 -20L-14 -40M-2 -22L-4 -46M5 -22L6 -45M10 -18L16 -36M-8 -8L-21 -20', skin, 7.6) +
      fill('M-8 2Q-15 -12 -12 -22 0 -30 14 -20 15 -8 9 2Z', skin) +
      line('M-9 -17Q-2 -16 0 -4', shade(skin, 0.16), 1.6),
    at,
    options,
  )

export function whoWalkedOnMyHand(): string {
  const educator = mild(ADULTS.minh, { top: PLUM.base, legs: BARK.dark, shoes: INK })
  const asker = barefoot(mild(CAST.noah, { top: SUN.base, legs: WATER.deep, cut: 'stripes', trim: MAPLE.base }))
  const friend = barefoot(mild(CAST.rose, { top: ROSE.base, legs: FIR.deep }))
  const walker = barefoot(summer(CAST.idris, { top: MAPLE.base, legs: WATER.deep }))
  const skin = ADULTS.minh.skin
  const dent = shade(skin, 0.34)
  return frame(
    ['#dfe7e4', '#f5f0e2'],
    PRINT,
    closer(
      1.1,
      [240, 352],
      pane([206, 52], 92, 68, 'spring'),
      curtains([206, 52], 92, 68, '#8fb1a0'),
      floor(164, FLOOR),
      shelf([362, 164], 80, 60, [
        ['books', 'plant'],
        ['blocks', 'basket'],
      ]),
      rug([240, 304], 240, 60, '#c9d6a8', '#a3b97c'),
      under([122, 300], 70, 6),
      adult(educator, vary(POSES.heels, { lean: 6, nod: 8, elbows: [1, 1], stretch: 1.15 }), [126, 298], 250, {
        grip: { near: [160, 258], far: [212, 200] },
      }),
      palm([212, 200], skin, { scale: 1.15, turn: 6 }),
      again('p', [212, 186], dent, { scale: 0.9 }),
      face(SIDE_OH, [128, 154], 22.1, 11.3),
      under([350, 292], 44, 6),
      figure(asker, vary(POSES.heels, { lean: 10, nod: 4, elbows: [1, 1] }), [352, 290], 180, {
        facing: -1,
        grip: { near: [302, 204], far: [290, 212] },
        holding:
          rex([290, 232], FIR.base, { mirror: true, scale: 1.15 }) +
          again('p', [248, 196], FIR.dark, { scale: 1.1, turn: -20 }),
      }),
      face(SIDE_LAUGH, [346, 190], 25.9, -9.5, true),
      under([412, 350], 50, 6),
      figure(friend, vary(POSES.tailor, { lean: 2, nod: 2, elbows: [1, 1] }), [424, 350], 172, {
        facing: -1,
        grip: { near: [372, 322], far: [392, 316] },
        holding: longNeck([378, 346], WATER.base, { mirror: true }),
      }),
      face(SIDE_SMILE, [421, 262], 24.8, -3, true),
      under([72, 348], 50, 6),
      figure(walker, vary(POSES.tailor, { lean: -4, nod: 10, elbows: [1, 1], stretch: 1.15 }), [58, 346], 172, {
        grip: { near: [120, 318], far: [98, 284] },
      }),
      face(SIDE_SMILE, [57.5, 259], 24.8, 8),
      line('M80 296h.1M86 302h.1M78 303h.1', shade(CAST.idris.skin, 0.4), 3.4),
      plated([106, 306], ROSE.base, PLUM.base, { scale: 0.72, turn: 24 }),
      disc([106, 285], 6.6, CAST.idris.skin),
      oval([236, 328], 50, 16, shade(SUN.soft, 0.2)) + oval([236, 325], 50, 15, SUN.soft),
      again('p', [216, 330], SUN.dark, { scale: 0.8, turn: 60 }) +
        again('p', [238, 322], SUN.dark, { scale: 0.8, turn: 70 }) +
        again('p', [256, 332], SUN.dark, { scale: 0.8, turn: 60 }),
    ),
  )
}

const ring = (x: number, y: number, rx: number, opacity: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${num(rx * 0.24)}" stroke="${PAPER}" stroke-width="2.4" opacity="${opacity}"/>`

export function betItSinks(): string {
  const educator = mild({ ...ADULTS.helene, view: 'front' }, { top: FIR.base, legs: BARK.dark, shoes: BARK.dark })
  const wrong = barefoot(mild(CAST.fatou, { top: MAPLE.base, legs: PLUM.dark }))
  const small = barefoot(mild(BABIES.tao, { top: PLUM.base, legs: FIR.deep, cut: 'stripes', trim: PLUM.soft }))
  const right = barefoot(mild(CAST.theo, { top: WATER.base, legs: BARK.dark }))
  const sure = barefoot(mild(CAST.zoe, { top: ROSE.base, legs: WATER.deep, cut: 'overalls' }))
  const tiles = '#c9d3cf'
  return frame(
    ['#e3ebe8', '#f6f2e6'],
    pane([70, 18], 90, 70, 'summer'),
    floor(170, tiles, PAPER),
    // The sink, close by.
    fill('M330 92H470V170H330Z', '#d7b68c') +
      fill('M322 84H480V96H322Z', PAPER) +
      line('M400 96V168', shade('#d7b68c', 0.2), 2.4) +
      disc([390, 128], 3.4, STONE.dark) +
      disc([410, 128], 3.4, STONE.dark) +
      line('M398 84V62Q398 52 410 54T416 66', STONE.base, 6),
    closer(
      1.1,
      [236, 352],
      under([228, 276], 70, 6),
      adult(educator, vary(POSES.standFront, { hip: [0, -23], elbows: [-1, 1] }), [228, 320], 240, {
        grip: { near: [212, 143], far: [286, 204] },
      }),
      line('M213 142L222 138', ADULTS.helene.skin, 8),
      flat([286, 204], ADULTS.helene.skin),
      face(mouth([0, 8], 3.4, 4), [228, 153], 21.1),
      under([106, 276], 46, 6),
      figure(wrong, vary(POSES.heels, { lean: 6, nod: 4, elbows: [1, 1] }), [106, 274], 172, {
        grip: { near: [148, 222], far: [136, 250] },
      }),
      flat([148, 222], CAST.fatou.skin),
      under([228, 324], 106, 11),
      tub(
        [228, 322],
        204,
        36,
        SUN.base,
        WATER.soft,
        ring(-24, -35, 46, 0.55) +
          ring(-24, -35, 62, 0.3) +
          spoon([-42, -30], mix(WATER.deep, STONE.dark, 0.5), { scale: 1.4, turn: -10 }) +
          oval([52, -35], 15, 3.6, WATER.base) +
          cup([52, -44], RED, { scale: 1.6, turn: 14 }),
      ),
      under([66, 352], 44, 6),
      toddler(small, vary(POSES.heels, { lean: 6, nod: 0, elbows: [1, 1] }), [62, 350], 154, {
        grip: { near: [106, 300], far: [100, 318] },
      }),
      flat([106, 300], BABIES.tao.skin),
      under([366, 276], 46, 6),
      figure(right, vary(POSES.heels, { lean: 24, nod: -10, elbows: [1, 1], stretch: 1.3 }), [374, 274], 168, {
        facing: -1,
        grip: { near: [342, 278], far: [346, 238] },
      }),
      under([398, 352], 46, 6),
      figure(sure, vary(POSES.heels, { lean: 24, nod: -10, elbows: [1, 1], stretch: 1.3 }), [408, 350], 176, {
        facing: -1,
        grip: { near: [368, 350], far: [370, 322] },
      }),
      face(SIDE_OH, [107, 178], 24.8, 7.3) + face(SIDE_LAUGH, [62, 264], 28.5, 3.3),
      face(SIDE_SMILE, [360, 184], 24.2, -3, true) + face(SIDE_LAUGH, [393, 256], 25.3, -3, true),
      plate([152, 346], MAPLE.soft),
      block([192, 350], 20, 16, PLUM.base),
      ball([300, 342], 12, FIR.base),
    ),
  )
}

/** A plastic pot full of earth, its foot on the origin; its earth is around (0, -62). */
const planter = (at: Point, color: string, options: Options = {}) =>
  place(
    fill('M-37 -58L-28 -2Q0 7 28 -2L37 -58Z', color) +
      fill('M12 -52L10 4Q22 3 28 -2L37 -58Z', shade(color, 0.16)) +
      fill('M-42 -62V-52Q0 -32 42 -52V-62Z', shade(color, 0.08)) +
      oval([0, -62], 42, 13, glow(color, 0.2)) +
      oval([0, -61], 36, 10, EARTH.base),
    at,
    options,
  )

export function plantedHandGrows(): string {
  const educator = summer({ ...ADULTS.nadia, view: 'front' }, { top: PLUM.base, legs: WATER.deep, shoes: WATER.deep })
  const wetter = summer(CAST.mei, { top: ROSE.base, legs: FIR.deep, hat: sunhat(SUN.soft, MAPLE.base) })
  const pourer = summer(BABIES.malik, { top: SUN.base, legs: WATER.deep, hat: sunhat(WATER.pale, WATER.base) })
  const packer = summer(CAST.kofi, { top: MAPLE.base, legs: PLUM.dark, hat: sunhat(CREAM, FIR.base) })
  const skin = ADULTS.nadia.skin
  const wheels = { mirror: true, scale: 0.9 }
  return frame(
    ['#b9e0ee', '#f3f6dc'],
    cloud([330, 52], 100, PAPER, 0.9),
    fence([-6, 486], 172, 46, '#e3cda2', 40),
    land([0, 172, 240, 168, 480, 172], '#a3cd80'),
    closer(
      1.08,
      [240, 352],
      leafy([60, 190], 190, FIR.base, 5),
      fill('M0 230Q200 206 480 236V360H0Z', FIR.deep, 0.16),
      tufts([200, 352], 5, '#6fa552', 4, 8),
      under([416, 258], 44, 6),
      wheelchair([420, 256], WATER.base, wheels),
      figure(
        packer,
        vary(POSES.sit, { hip: [0, -36], lean: 8, nod: 8, feet: pair(20, -9, 22, -9), soles: [0, 0], elbows: [1, 1] }),
        [420, 256],
        142,
        {
          facing: -1,
          grip: { near: [392, 178], far: [398, 184] },
          holding: planter([394, 210], RED, { scale: 0.4 }),
        },
      ),
      wheelchairWheel([420, 256], WATER.base, wheels),
      under([240, 282], 84, 8),
      adult(educator, vary(POSES.tailorFront, { lean: -2, elbows: [1, -1], stretch: 1.2 }), [242, 282], 236, {
        grip: { near: [224, 280], far: [294, 254] },
      }),
      tub([58, 346], 130, 28, WATER.base, EARTH.base, specks({ x: [-50, 50], y: [-36, -22] }, 6, EARTH.soft, 4, 2)),
      under([236, 350], 44, 6),
      planter([236, 350], MAPLE.base, { scale: 1.04 }),
      line('M217 246L222 282', skin, 11.6) + oval([222, 287], 17, 4.6, EARTH.soft),
      line('M253 286L256 264', skin, 8.6) +
        oval([255, 288], 9, 3.2, EARTH.soft) +
        line('M245 287l-6 -3M265 287l6 -2M255 291l2 3', EARTH.dark, 2),
      line('M254 263L255 266', glow(skin, 0.5), 4),
      face(FRONT_LAUGH, [239, 161], 20.7, -1),
      under([140, 342], 30, 5),
      toddler(pourer, vary(POSES.stand, { lean: 6, nod: 0, elbows: [1, 1] }), [134, 342], 152, {
        grip: { near: [164, 276], far: [174, 274] },
      }),
      place(
        line('M-6 0H20', BARK.soft, 5.4) +
          fill('M18 -8Q38 -11 42 0 38 10 18 8Z', RED) +
          oval([31, -5], 10, 5, EARTH.base),
        [166, 275],
        { turn: 6, scale: 1.1 },
      ),
      disc([164, 276], 7, BABIES.malik.skin),
      line('M215 284v3M210 284v2', EARTH.base, 3),
      under([330, 342], 46, 6),
      figure(wetter, vary(POSES.kneel, { lean: 8, nod: 2, elbows: [1, 1] }), [340, 340], 180, {
        facing: -1,
        grip: { near: [282, 246], far: [272, 240] },
      }),
      fill('M262 236Q272 230 284 238L288 258 278 254 270 264 264 254 256 256Z', WATER.pale),
      disc([281, 246], 7.4, CAST.mei.skin),
      droplets(
        [
          [268, 266],
          [259, 259],
        ],
        2.6,
        WATER.pale,
      ),
    ),
  )
}

export function littleBallHidesTheSun(): string {
  const hider = mild(CAST.maika, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const educator = mild({ ...ADULTS.julie, view: 'front' }, { top: FIR.base, legs: BARK.dark, shoes: INK })
  const close = mild(CAST.emile, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const far = mild(CAST.awa, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const wheeled = mild(CAST.anh, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const wheels = { scale: 0.8 }
  const path = (y: number, rx: number, ry: number) =>
    `<ellipse cx="344" cy="${y}" rx="${rx}" ry="${ry}" stroke="${PAPER}" stroke-width="3" stroke-dasharray="2 9"/>`
  return frame(
    ['#d3d9ea', '#efeceb'],
    pane([40, 18], 90, 70, 'autumn'),
    pinned([440, 40], 50, 42, [SUN.base, PLUM.base, WATER.base], 4),
    floor(166, '#b9a3c4', PAPER),
    path(224, 90, 28) + path(246, 134, 70),
    disc([344, 132], 44, SUN.soft, 0.5),
    under([344, 226], 30, 5),
    adult(educator, vary(POSES.standFront, { elbows: [1, -1], stretch: 1.1 }), [344, 224], 178, {
      grip: { near: [322, 136], far: [366, 136] },
    }),
    disc([344, 132], 27, SUN.base) + oval([336, 120], 7, 4, SUN.soft, -30),
    face(FRONT_LAUGH, [344, 57.3], 15.6),
    line('M319 136L323 139M369 136L365 139', ADULTS.julie.skin, 9),
    under([436, 222], 24, 4),
    figure(close, vary(POSES.walk, { elbows: [1, 1] }), [438, 222], 124, {
      facing: -1,
      grip: { near: [414, 167], far: [412, 170] },
    }),
    ball([408, 164], 10, RED),
    disc([414, 168], 5.2, CAST.emile.skin),
    under([250, 298], 46, 6),
    wheelchair([252, 296], RED, wheels),
    figure(
      wheeled,
      vary(POSES.sit, { hip: [0, -36], lean: 2, feet: pair(20, -9, 22, -9), soles: [0, 0], elbows: [1, 1] }),
      [252, 296],
      142,
      {
        grip: { near: [272, 236], far: [286, 234] },
        holding: ball([280, 231], 11, SUN.soft, MAPLE.base),
      },
    ),
    wheelchairWheel([252, 296], RED, wheels),
    under([392, 322], 32, 5),
    figure(far, vary(POSES.walk, { elbows: [1, 1] }), [392, 320], 158, { grip: { near: [422, 250], far: [420, 254] } }),
    ball([428, 246], 13, FIR.base),
    disc([421, 252], 6.4, CAST.awa.skin),
    under([98, 354], 42, 6),
    figure(hider, vary(POSES.stand, { lean: -2, elbows: [1, 1], stretch: 1.1 }), [96, 352], 248, {
      grip: { near: [130, 152], far: [192, 142] },
    }),
    ball([199, 144], 16, WATER.base),
    disc([184, 150], 9.4, shade(CAST.maika.skin, 0.14)),
    face(SIDE_SMILE, [92.9, 154], 35.7, -1),
    dashes('M224 142L306 135', PLUM.dark, 3, '7 8'),
  )
}

export function notThereHigher(): string {
  const doctor = barefoot(mild(CAST.lila, { top: WATER.base, legs: PLUM.dark }))
  const holder = barefoot(mild(CAST.jasleen, { top: FIR.base, legs: BARK.dark }))
  const small = barefoot(mild(BABIES.ambre, { top: SUN.base, legs: WATER.deep, cut: 'stripes', trim: MAPLE.base }))
  const educator = mild({ ...ADULTS.lucie, view: 'front' }, { top: ROSE.base, legs: BARK.dark, shoes: INK })
  return frame(
    ['#e8e0d4', '#f7f1e4'],
    closer(
      1.1,
      [240, 352],
      pane([232, 52], 94, 66, 'winter'),
      curtains([232, 52], 94, 66, '#b08fae'),
      floor(172, FLOOR),
      table([118, 196], 150, 92, BARK.cut, 14),
      fill('M64 116h10v32h-10ZM88 116h10v28h-10ZM112 116h10v33h-10ZM136 116h10v29h-10Z', WATER.soft),
      rug([240, 304], 240, 58, '#dcb8a6', '#c29480'),
      under([408, 302], 60, 7),
      adult(educator, vary(POSES.heels, { lean: 4, nod: 8, elbows: [1, 1] }), [408, 300], 238, {
        facing: -1,
        grip: { near: [366, 200], far: [376, 248] },
      }),
      bear([360, 212], STONE.base, { turn: 10, scale: 1.15 }),
      disc([370, 204], 7.6, ADULTS.lucie.skin),
      line('M376 163l7 -4M378 172h8', MAPLE.dark, 2.6),
      face(line('M-4 8Q0 11 4 8', MOUTH, 1.8), [409, 163], 21, -10),
      under([126, 322], 50, 6),
      figure(doctor, vary(POSES.heels, { lean: 14, nod: 6, elbows: [1, 1] }), [132, 320], 182, {
        grip: { near: [190, 254], far: [164, 284] },
      }),
      under([252, 322], 50, 6),
      figure(holder, vary(POSES.tailor, { lean: 0, nod: 14, elbows: [1, 1] }), [266, 320], 180, {
        facing: -1,
        grip: { near: [240, 288], far: [206, 292] },
        holding: bear([222, 312], BARK.soft, { scale: 1.5 }),
      }),
      line('M156 279L170 290', WATER.soft, 6),
      face(SIDE_OH, [143, 220], 26.2, 13.7) + face(SIDE_SMILE, [260, 229], 25.9, -14, true),
      line('M224 216q-7 9 -3 20M298 214q7 10 3 22', PLUM.base, 2.8),
      line('M190 254L207 256', CAST.lila.skin, 6),
      under([346, 352], 46, 6),
      toddler(small, vary(POSES.floor, { lean: 4, nod: 14, elbows: [1, 1] }), [356, 350], 154, {
        facing: -1,
        grip: { near: [322, 318], far: [300, 316] },
        holding: rabbit([308, 350], PLUM.soft, { scale: 1.4 }) + line('M288 330L299 335', WATER.soft, 7.6),
      }),
      face(SIDE_LAUGH, [346, 270], 28.5, -16.2, true),
    ),
  )
}
