import { adult, figure, type Pose, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { cap, mouth, sunhat } from '../../../kit/head.ts'
import { closer, cloud, frame, land, specks, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  EARTH,
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
import { ADULTS, autumn, BABIES, CAST, mild, sleeper, summer } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, inset, pane, pinned, shelf } from '../../../kit/room.ts'
import { dashes, disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { blanket, under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const ASPHALT = '#7d8786'
const WET = '#a9bcc4'
const SAND = '#d6bb86'

/** Crouching, turned to us. */
const CROUCH_FRONT: Pose = vary(POSES.standFront, {
  hip: [0, -17],
  feet: pair(-9, -4, 9, -4),
  hands: pair(-17, -24, 17, -24),
  lap: true,
})

/** A worm along a path, its pale ring where it is thickest. */
const worm = (d: string, width: number) => line(d, ROSE.base, width) + line(d, ROSE.soft, width * 0.5)

/** A worm's door: a round hole, and the crumbs of earth it leaves before it. */
const door = (at: Point, scale = 1) =>
  place(
    oval([0, 0], 15, 5, EARTH.soft) +
      oval([2, -0.6], 6, 2.6, EARTH.dark) +
      line('M-12 -2h.1M-8 -5h.1M-4 -3h.1M-9 1h.1M-5 -6h.1M-14 1h.1', EARTH.base, 4.4),
    at,
    { scale },
  )

/** A flat hand, the fingers' end at `tip`: two of them make a roof. */
const flatHand = ([x, y]: Point, [tx, ty]: Point, skin: string) =>
  line(`M${x} ${y}L${tx} ${ty}`, skin, 12) +
  line(`M${num(x + (tx - x) * 0.45)} ${num(y + (ty - y) * 0.45)}L${tx} ${ty}`, shade(skin, 0.16), 1.6)

export function nightForAWorm(): string {
  const left = autumn(CAST.zoe, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base, trim: SUN.dark })
  const middle = autumn(
    { ...CAST.mei, view: 'side' },
    { top: WATER.base, legs: PLUM.dark, shoes: FIR.deep, trim: WATER.pale },
  )
  const small = autumn(CAST.idris, {
    top: ROSE.base,
    legs: FIR.deep,
    shoes: SUN.base,
    trim: ROSE.soft,
  })
  const educator = autumn(ADULTS.minh, { top: FIR.base, legs: BARK.dark, shoes: INK, trim: FIR.pale })
  const baby = {
    ...sleeper(BABIES.binta, PLUM.soft, PAPER, 'coat'),
    hat: { kind: 'hood' as const, color: PLUM.soft, trim: PAPER },
  }
  return frame(
    ['#b9c9cf', '#eef0e2'],
    cloud([50, 66], 130, PAPER, 0.7),
    cloud([330, 58], 150, PAPER, 0.8),
    woods(132, 54, '#a5c49b', 7, 'round'),
    closer(
      1.16,
      [226, 356],
      fence([-6, 486], 176, 46, '#c9a67c', 27),
      land([0, 176, 240, 172, 480, 178], '#8fbb74'),
      fill('M0 196Q240 188 480 198V360H0Z', ASPHALT),
      fill('M0 214Q240 206 480 216V224Q240 214 0 224Z', glow(ASPHALT, 0.2), 0.6),
      oval([396, 232], 58, 12, WET) + oval([408, 229], 30, 4.6, PAPER, 0, 0.5),
      oval([150, 228], 34, 6, WET),
      worm('M334 250q7 -7 13 0t13 -3', 5),
      land([0, 264, 120, 256, 250, 262, 380, 272, 480, 264], '#86b568'),
      tufts([274, 290], 12, '#6b9c52', 4, 8),
      blanket([104, 328], 176, 52, '#d59a6c', '#e6bd96'),
      adult(educator, vary(POSES.tailor, { lean: 18, nod: 10, elbows: [1, 1], stretch: 1.25 }), [64, 322], 210, {
        grip: { near: [90, 322], far: [136, 299] },
      }),
      figure(baby, vary(BABY_POSES.sit, { lean: 2, nod: 12 }), [102, 346], 104, {
        build: 'baby',
        grip: { near: [138, 318], far: [138, 312] },
      }),
      line('M135 298L149 309', ADULTS.minh.skin, 9),
      // The soft earth, and the hole.
      fill('M216 334Q228 314 272 314 326 314 338 334 326 354 272 354 226 354 216 334Z', EARTH.base),
      specks({ x: [228, 326], y: [322, 348] }, 14, EARTH.soft, 4, 1.8),
      under([298, 302], 38, 6) + under([190, 340], 34, 5) + under([388, 352], 44, 5),
      figure(middle, vary(CROUCH_FRONT, { lean: 6, nod: 20, elbows: [1, -1], stretch: 1.12 }), [297, 302], 158, {
        facing: -1,
        grip: { near: [302, 312], far: [278, 304] },
      }),
      oval([277, 333], 13, 4.6, EARTH.dark),
      worm('M234 350q8 -13 18 -6t16 -3 9 -9', 7),
      oval([279, 331], 8, 3, EARTH.dark),
      figure(left, vary(POSES.crouch, { lean: 28, nod: 10, elbows: [1, 1], stretch: 1.1 }), [196, 338], 162, {
        grip: { near: [251, 319], far: [258, 310] },
      }),
      toddler(small, vary(POSES.crawl, { lean: 80, nod: 4 }), [380, 352], 136, {
        facing: -1,
        grip: { near: [346, 346], far: [338, 340] },
      }),
      flatHand([301, 316], [280, 300], CAST.mei.skin),
      flatHand([251, 319], [272, 300], CAST.zoe.skin),
      door([412, 288], 1.1),
      tufts([346, 360], 8, '#5d9148', 9, 9),
    ),
  )
}

/** An ant that walks to the right; what it carries is before its head. */
const ant = (at: Point, load = '', mirror = false) =>
  place(
    line('M-3 -1L-7 5M0 0V6M3 -1L7 5M-3 -1L-8 -6M3 -1L6 -6M8 -3L14 -7', INK, 1.4) +
      oval([-7, -1], 5, 3.6, INK) +
      disc([0, -1], 2.6, INK) +
      disc([6, -1.6], 3.4, INK) +
      load,
    at,
    { mirror, scale: 1.1 },
  )

export function oneShoeAway(): string {
  const first = summer(CAST.lila, { top: SUN.base, legs: WATER.deep, shoes: PAPER, hat: cap(WATER.base, PAPER) })
  const second = summer(CAST.theo, { top: FIR.base, legs: MAPLE.dark, shoes: CREAM, hat: cap(SUN.base, MAPLE.base) })
  const third = summer(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, hat: sunhat(PAPER, ROSE.base) })
  const educator = summer(ADULTS.marc, {
    top: PLUM.base,
    legs: WATER.deep,
    shoes: CREAM,
    hat: cap(CREAM, PLUM.base),
  })
  const slab = '#d3cdbf'
  const still = vary(POSES.crouch, { lean: 18, nod: 18, elbows: [1, 1], hands: pair(15, -22, 17, -24) })
  const crumb =
    fill('M8 -6L11 -16 19 -19 27 -13 26 -4 17 -1Z', BARK.soft) +
    fill('M10 -7L13 -14 19 -17 25 -12 24 -5 17 -3Z', SUN.pale)
  return frame(
    ['#aedcec', '#f3f4dc'],
    woods(124, 54, '#b4d7a1', 6, 'round'),
    closer(
      1.16,
      [236, 356],
      land([0, 160, 240, 154, 480, 162], '#9fcb7d'),
      line('M300 196L312 130L324 196M404 196L392 130L380 196M312 132H392', STONE.dark, 4),
      line('M332 132V172M350 132V172M362 132V166M378 132V166', STONE.base, 1.8),
      line('M330 173H352M360 167H380', MAPLE.dark, 5),
      leafy([82, 214], 196, FIR.base, 5),
      fill('M0 236Q240 226 480 238V360H0Z', slab),
      fill('M0 236Q140 230 300 235 352 252 306 284 190 300 60 290 20 300 0 288Z', shade(slab, 0.14)),
      line('M124 234L92 360M256 232L252 360', shade(slab, 0.22), 3),
      under([92, 294], 30, 5) + under([182, 306], 34, 5) + under([276, 298], 30, 5) + under([418, 302], 36, 6),
      line('M392 237L400 360', shade(slab, 0.22), 3),
      figure(first, still, [92, 294], 156),
      figure(second, vary(still, { lean: 26, nod: 12 }), [182, 306], 160),
      figure(third, vary(still, { lean: 22, nod: 20 }), [272, 298], 154),
      adult(educator, vary(POSES.crouch, { lean: 22, nod: 14, elbows: [1, 1], stretch: 1.15 }), [418, 302], 204, {
        facing: -1,
        grip: { near: [352, 274], far: [396, 262] },
      }),
      line('M352 274L341 291', ADULTS.marc.skin, 5),
      // The crack where it goes home.
      oval([378, 342], 16, 9, SAND) + oval([416, 338], 17, 10, SAND) + oval([388, 352], 12, 6, SAND),
      line('M362 332h.1M388 326h.1M410 322h.1M432 326h.1M438 340h.1M358 346h.1M408 352h.1M424 352h.1', SAND, 5),
      line('M374 340h.1M384 347h.1M412 334h.1M421 341h.1', SUN.dark, 3),
      line('M396 324L400 332 397 340 401 348 398 356', EARTH.dark, 4.4),
      ant([56, 330]) + ant([100, 335]) + ant([144, 332]) + ant([194, 336], '', true),
      ant([232, 334]) + ant([280, 337]) + ant([328, 335], crumb),
    ),
  )
}

/** One big window, its sill low enough for small ones; `outside` is in the coordinates of the glass. */
function wideWindow([x, y]: Point, w: number, h: number, ...outside: string[]): string {
  return (
    inset([x, y], w, h, ...outside) +
    line(`M${x + w / 2} ${y}v${h}`, PAPER, 4) +
    line(`M${x} ${y}h${w}v${h}h${-w}Z`, PAPER, 9) +
    line(`M${x - 12} ${y + h + 7}h${w + 24}`, BARK.cut, 9)
  )
}

/** A hand with four fingers up, its thumb folded. */
const four = (at: Point, skin: string, turn = 0, scale = 1) =>
  place(
    line('M-6 -3L-9 -17M-2 -5L-3 -21M2 -5L3 -21M6 -3L9 -17', skin, 4.6) +
      oval([0, 0], 8.4, 8, skin) +
      line('M7 3L-1 1', shade(skin, 0.22), 3.6),
    at,
    { turn, scale },
  )

export function moonInTheMorning(): string {
  const traces = mild({ ...CAST.awa, view: 'front' }, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const thumb = mild(CAST.noah, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.deep })
  const small = mild(CAST.zoe, { top: FIR.base, legs: PLUM.dark, shoes: PAPER })
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  return frame(
    ['#e9dfcd', '#f5eddd'],
    wideWindow(
      [150, 20],
      206,
      134,
      fill('M0 0h210v140H0Z', '#8cc3e0'),
      fill('M0 64h210v80H0Z', '#a9d5e8'),
      // Some days after it was full: a bit is missing.
      place(
        fill('M0 -25A25 25 0 0 0 0 25 17 25 0 0 0 0 -25Z', '#f1f7f7') +
          oval([-8, -8], 6, 4.4, '#c8dde6') +
          oval([1, 6], 4, 3, '#c8dde6') +
          oval([-11, 9], 3, 2.4, '#c8dde6'),
        [33, 36],
        { turn: 14 },
      ),
      fill('M-4 116L34 92 70 116V140H-4Z', MAPLE.base),
      fill('M0 116H66V140H0Z', '#ecdcc0'),
      fill('M112 140V108L158 84 206 108V140Z', '#c7b49c') + fill('M104 110L158 80 214 110 158 92Z', STONE.dark),
      line('M210 20Q180 30 160 26M186 27L172 44M196 24L188 8', BARK.base, 4),
    ),
    floor(200, '#cfa97f'),
    shelf([396, 200], 78, 62, [['books', 'ball']]),
    pinned([420, 40], 52, 46, [FIR.base, ROSE.base, SUN.base], 4),
    under([434, 300], 46, 6),
    adult(educator, vary(POSES.tailor, { lean: -4, nod: -18, elbows: [1, 1] }), [428, 298], 206, { facing: -1 }),
    under([346, 264], 24, 5),
    toddler(small, vary(POSES.reach, { lean: -4, nod: -22, elbows: [1, 1], stretch: 1.4 }), [350, 264], 128, {
      facing: -1,
      grip: { near: [306, 150], far: [338, 220] },
    }),
    under([98, 266], 46, 6),
    wheelchair([90, 262], WATER.base),
    figure(
      thumb,
      vary(POSES.sit, {
        hip: [0, -38],
        lean: -2,
        nod: -22,
        stretch: 1.25,
        elbows: [1, 1],
        feet: pair(26, -12, 28, -12),
      }),
      [90, 264],
      160,
      { grip: { near: [137, 120], far: [116, 198] } },
    ),
    wheelchairWheel([90, 262], WATER.base),
    line('M137 119L143 101', CAST.noah.skin, 7),
    line('M94 128q3 3 6 0', INK, 1.8),
    under([262, 346], 34, 6),
    dashes('M228 212A44 44 0 1 1 226 194', MAPLE.dark, 4, '1 9'),
    figure(traces, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.2 }), [264, 346], 170, {
      grip: { near: [226, 200], far: [266, 204] },
    }),
    line('M276 203H252', glow(CAST.awa.skin, 0.16), 12),
    line('M268 201H250M270 205H252', CAST.awa.skin, 1.6),
  )
}

export function feetOnALap(): string {
  const educator = mild({ ...ADULTS.lucie, view: 'front' }, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const girl = mild({ ...CAST.lea, view: 'side' }, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const boy = mild(CAST.sami, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const baby = sleeper(BABIES.tao, MAPLE.soft, PAPER, 'stripes')
  const other = sleeper(BABIES.malik, WATER.soft, PAPER)
  return frame(
    ['#e4e6da', '#f5f0e1'],
    pane([40, 24], 104, 82, 'autumn'),
    curtains([40, 24], 104, 82, '#b98f9d'),
    pinned([420, 44], 50, 44, [WATER.base, SUN.base, ROSE.base], 4),
    floor(220, '#cda67b'),
    closer(
      1.1,
      [236, 350],
      blanket([230, 298], 410, 96, '#9fb8c9', '#b9cddb'),
      under([306, 250], 66, 9) + under([190, 304], 34, 5) + under([236, 322], 46, 7) + under([370, 270], 46, 6),
      adult(educator, vary(POSES.floorFront, { nod: 8 }), [298, 250], 240, {
        step: { near: [206, 318], far: [244, 330] },
        grip: { near: [268, 230], far: [378, 218] },
      }),
      figure(girl, vary(POSES.tailorFront, { lean: 4, nod: 8, elbows: [1, 1] }), [370, 266], 166, {
        facing: -1,
        grip: { far: [322, 222], near: [392, 248] },
      }),
      figure(baby, vary(BABY_POSES.sit, { lean: -48, nod: 12 }), [306, 268], 112, {
        build: 'baby',
        step: { near: [350, 262], far: [348, 254] },
        grip: { near: [322, 216], far: [316, 222] },
      }),
      oval([321, 223], 8, 4.6, CAST.lea.skin, -16),
      disc([272, 250], 7, ADULTS.lucie.skin),
      figure(other, vary(BABY_POSES.sit, { lean: -2 }), [194, 302], 112, {
        build: 'baby',
        facing: -1,
        grip: { near: [160, 266] },
      }),
      under([106, 318], 44, 6),
      figure(boy, vary(POSES.tailor, { lean: 10, nod: 8 }), [104, 316], 166, {
        grip: { near: [146, 272], far: [154, 270] },
      }),
      line('M142 273H161', CAST.sami.skin, 8),
      place(
        `<circle cx="-8" r="5.4" stroke="${ROSE.base}" stroke-width="3"/>` +
          oval([0, 0], 4, 8, ROSE.base) +
          oval([7, 0], 5, 3.6, PAPER),
        [152, 259],
        { scale: 1.3 },
      ),
    ),
  )
}

/** A chair that faces right, seen a little from above: its near legs on y = 0, its far ones behind and to the right. */
const obliqueChair = (at: Point, color: string) =>
  place(
    line('M36 -30V-160M104 -30V-84', shade(BARK.soft, 0.22), 8) +
      line('M2 -110L36 -142M2 -124L36 -156', color, 9) +
      fill('M-4 -52H74L110 -86H32Z', color) +
      line('M-4 -50H74L110 -84', shade(color, 0.26), 7) +
      line('M2 0V-128M68 0V-48', BARK.soft, 9),
    at,
  )

export function handOnEachLeg(): string {
  const finder = mild({ ...CAST.idris, view: 'front' }, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const left = mild(CAST.maika, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const low = mild(CAST.emile, { top: FIR.base, legs: MAPLE.dark, shoes: PAPER })
  const behind = mild(CAST.jasleen, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const educator = mild(ADULTS.helene, { top: MAPLE.base, legs: PLUM.dark, shoes: PAPER })
  return frame(
    ['#bccfc6', '#dbe3d6'],
    pane([46, 22], 110, 86, 'winter'),
    curtains([46, 22], 110, 86, '#c98f6a'),
    floor(190, '#cda67b'),
    closer(
      1.06,
      [196, 356],
      under([420, 282], 56, 7),
      adult(educator, vary(POSES.kneel, { lean: 4, nod: 0, elbows: [1, 1] }), [414, 282], 206, {
        facing: -1,
        grip: { near: [364, 150], far: [384, 226] },
      }),
      four([364, 148], ADULTS.helene.skin, -8),
      under([262, 278], 30, 5),
      figure(finder, vary(POSES.standFront, { elbows: [1, 1] }), [262, 276], 170, {
        grip: { near: [241, 188], far: [314, 120] },
      }),
      four([312, 114], CAST.idris.skin, 12, 1.15),
      mouth([262, 146], 7, 7),
      fill('M196 346H276L318 306H236Z', PLUM.dark, 0.14),
      obliqueChair([204, 342], SUN.base),
      disc([241, 186], 7, CAST.idris.skin),
      under([358, 306], 38, 5),
      figure(behind, vary(POSES.crouch, { elbows: [1, 1], stretch: 1.2 }), [360, 306], 156, {
        facing: -1,
        grip: { near: [309, 286], far: [330, 284] },
      }),
      under([138, 348], 40, 6),
      figure(left, vary(POSES.crouch, { elbows: [1, 1], stretch: 1.15 }), [142, 348], 160, {
        grip: { near: [205, 314], far: [170, 322] },
      }),
      under([380, 355], 70, 6),
      figure(low, vary(POSES.prone, { stretch: 1.3 }), [366, 354], 154, {
        facing: -1,
        grip: { near: [273, 322], far: [304, 348] },
      }),
    ),
  )
}
