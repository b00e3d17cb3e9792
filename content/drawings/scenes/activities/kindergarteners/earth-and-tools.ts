import { worm } from '../../../kit/animals.ts'
import { figure, type Person } from '../../../kit/figure.ts'
import { type Point, pair, pairs } from '../../../kit/geometry.ts'
import { fence, heap, rock, rope, stick, stump } from '../../../kit/ground.ts'
import type { Hat, Head } from '../../../kit/head.ts'
import { cloud, flowers, frame, land, leaves, sun, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  EARTH,
  FIR,
  glow,
  HAIR,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  SNOW,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, summer, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { table } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { boots, brace, disk, hammer, magnifier, shovel, wateringCan } from '../../../kit/things.ts'
import { block, sheet } from '../../../kit/toys.ts'
import { bare, birch, bush, fern, fir, foliage, leafy, trunk } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

export function compostShift(): string {
  const gloved = (head: Head, look: Parameters<typeof autumn>[1]) => {
    const person = autumn(head, look)
    return { ...person, wear: { ...person.wear, gloves: SUN.soft } }
  }
  const digger = gloved(CAST.noah, { top: MAPLE.base, legs: WATER.deep, shoes: FIR.dark, trim: PAPER })
  const left = gloved(CAST.mei, { top: WATER.base, legs: PLUM.dark, shoes: ROSE.base, trim: PAPER })
  const right = gloved(CAST.theo, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.deep, trim: PAPER })
  const adult = gloved(ADULTS.julie, { top: ROSE.dark, legs: BARK.deep, shoes: INK })
  const post = (x: number) => line(`M${x} 296V148`, BARK.base, 11)
  return frame(
    ['#cbe6e6', '#f8f4d6'],
    cloud([330, 84], 96, PAPER, 0.95),
    woods(196, 60, '#cfe3b2', 9, 'round'),
    leafy([446, 226], 150, '#b9d98c', 5),
    fence([176, 486], 226, 46, '#dcc398', 28),
    land([0, 224, 240, 216, 480, 228], '#a6ce82'),
    land([0, 300, 240, 290, 480, 300], '#93c072'),
    line('M22 172H190M22 198H190M22 224H190M22 250H190', BARK.dark, 13),
    post(186),
    heap([96, 300], 196, 128, EARTH.dark, 5),
    heap([112, 312], 214, 92, EARTH.base, 8),
    fill('M60 214q8 -16 24 -8 -6 4 -10 12ZM118 236q4 12 18 10 -2 -8 -8 -14Z', SUN.base),
    fill('M84 248a12 10 0 0 1 24 0l-5 5 -4 -5 -5 5 -5 -4Z', PAPER),
    leaves({ x: [40, 160], y: [214, 290] }, 9, [FIR.soft, MAPLE.base], 5, 6),
    line('M134 208l14 8M70 276l12 -6', ROSE.base, 4),
    post(22),
    line('M12 188H34M12 216H34M12 244H34M12 272H34', BARK.base, 13),
    figure(adult, vary(POSES.kneel, { lean: 14, nod: 12, elbows: [1, 1] }), [276, 290], 200, {
      build: 'adult',
      facing: -1,
      grip: { near: [214, 204], far: [228, 226] },
    }),
    worm('M206 198q5 -10 9 0t9 -2', 4.4),
    figure(digger, vary(POSES.lower, { lean: 40, nod: 2 }), [214, 346], 160, {
      facing: -1,
      grip: { near: [184, 274], far: [160, 286] },
    }),
    shovel([126, 306], { turn: 62, scale: 0.86 }),
    heap([128, 302], 30, 14, EARTH.soft, 3),
    disc([184, 276], 6.6, SUN.soft),
    disc([161, 287], 6.2, SUN.soft),
    sheet([376, 326], 150, 44, '', '#6f9fb5'),
    heap([376, 334], 64, 20, EARTH.base, 6),
    figure(left, vary(POSES.stand, { lean: 6, nod: 10, elbows: [1, 1] }), [314, 332], 152, {
      grip: { near: [346, 250], far: [348, 244] },
    }),
    figure(right, vary(POSES.stand, { lean: 6, nod: 10, elbows: [1, 1] }), [438, 332], 150, {
      facing: -1,
      grip: { near: [406, 250], far: [404, 244] },
    }),
    fill('M338 244H414L408 262H344Z', BARK.soft),
    oval([376, 244], 38, 9, BARK.dark),
    oval([376, 242], 28, 7, EARTH.soft),
    line(
      'M352 268v10M360 274v14M368 266v8M376 278v16M384 268v10M392 276v12M400 266v8M371 292v8M382 298v8',
      EARTH.soft,
      3.4,
    ),
    disc([346, 251], 6.2, SUN.soft),
    disc([406, 251], 6.2, SUN.soft),
    tufts([310, 352], 9, FIR.base, 4, 8),
  )
}

export function drilledDisk(): string {
  const goggled = { ...CAST.idris, goggles: true }
  const driller = mild(goggled, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.deep, cut: 'overalls' })
  const looker = mild(CAST.rose, { top: ROSE.base, legs: FIR.deep, shoes: BARK.dark, cut: 'stripes', trim: CREAM })
  const planter = mild(CAST.maika, { top: WATER.base, legs: MAPLE.dark, shoes: SUN.base })
  const adult = mild({ ...ADULTS.marc, goggles: true }, { top: FIR.dark, legs: BARK.deep, shoes: INK })
  const rings = (x: number, y: number, r: number) =>
    disc([x, y], r, BARK.base) +
    disc([x, y], r * 0.86, BARK.cut) +
    disc([x, y], r * 0.55, BARK.pale) +
    disc([x, y], r * 0.28, BARK.deep)
  return frame(
    ['#d5e8d6', '#f7f5d8'],
    woods(206, 100, '#c6dfb4', 5, 'mixed'),
    birch([30, 250], -10, 22, 5),
    trunk([220, 240], -10, 30, '#8f9b80'),
    trunk([452, 262], -10, 46, BARK.soft),
    foliage([300, -18], 250, 48, FIR.soft, 4, 17),
    land([0, 246, 240, 236, 480, 248], '#a5cb84'),
    land([0, 298, 240, 290, 480, 300], '#c9b98a'),
    fill('M186 352Q196 292 330 290 464 292 474 352Z', '#dccb9c'),
    dashes('M186 352Q196 292 330 290 464 292 474 352', MAPLE.dark, 4.5, '12 10'),
    figure(looker, vary(POSES.stand, { lean: -2, nod: -4, elbows: [1, 1] }), [146, 300], 146, {
      grip: { near: [176, 196], far: [170, 206] },
    }),
    rings(176, 190, 15),
    disc([170, 201], 6.2, CAST.rose.skin),
    figure(adult, vary(POSES.kneel, { lean: 12, nod: 8, elbows: [1, 1] }), [408, 344], 206, {
      build: 'adult',
      facing: -1,
      grip: { near: [362, 222], far: [352, 254] },
    }),
    table([328, 344], 132, 72, BARK.cut, 20),
    fill('M288 276H368L374 286H282Z', BARK.soft),
    fill('M300 262V276A28 8 0 0 0 356 276V262Z', BARK.base),
    oval([328, 262], 28, 8, BARK.cut),
    oval([328, 262], 16, 4.6, BARK.pale),
    line('M360 268H376V304H366', STONE.dark, 5),
    line('M296 268H280V304H290', STONE.dark, 5),
    figure(driller, vary(POSES.stand, { lean: 10, nod: 8, elbows: [1, 1] }), [280, 344], 164, {
      grip: { near: [340, 236], far: [328, 208] },
    }),
    brace([328, 262], { scale: 0.68 }),
    disc([341, 235], 6.8, CAST.idris.skin),
    disc([327, 207], 6.4, shade(CAST.idris.skin, 0.14)),
    line('M318 258q-8 -10 -2 -16q6 2 2 8M338 258q10 -4 8 -12', BARK.pale, 3.4),
    figure(planter, vary(POSES.kneel, { lean: 24, nod: 12, elbows: [1, 1] }), [46, 350], 156, {
      grip: { near: [98, 288], far: [84, 300] },
    }),
    line('M118 318L96 284M124 312L114 276M132 310L134 274M140 312L154 278M146 318L172 288', BARK.dark, 4),
    rings(132, 334, 24),
    disc([116, 328], 4, BARK.deep),
    disc([99, 288], 6.4, CAST.maika.skin),
    fill('M60 352a22 6 0 0 1 44 0v8H60Z', BARK.cut),
    fern([470, 366], 40, FIR.dark),
  )
}

export function lifeSizeIdea(): string {
  const planner = mild(CAST.anh, { top: FIR.base, legs: MAPLE.dark, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const pointer = mild(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const carrier = mild(CAST.emile, { top: SUN.base, legs: WATER.deep, shoes: BARK.dark })
  const draper = mild(CAST.zoe, { top: PLUM.base, legs: FIR.deep, shoes: MAPLE.base })
  const adult = mild(ADULTS.helene, { top: WATER.deep, legs: BARK.deep, shoes: INK })
  const box = '#c99f6c'
  return frame(
    ['#c4e2ee', '#f8f3d8'],
    cloud([120, 76], 100, PAPER, 0.95),
    cloud([300, 60], 70, PAPER, 0.8),
    woods(176, 60, '#c2dcae', 12, 'round'),
    fence([-6, 486], 212, 44, '#d5bb8e', 30),
    land([0, 210, 240, 202, 480, 212], '#9dca7e'),
    land([0, 286, 240, 276, 480, 288], '#8bbd6d'),
    figure(
      adult,
      vary(POSES.stand, { lean: -2, nod: 6, hands: pair(-12, -38, -9, -38), elbows: [1, 1] }),
      [306, 292],
      196,
      {
        build: 'adult',
        facing: -1,
      },
    ),
    fill('M262 294L352 270 362 280 274 306Z', BARK.pale),
    line('M268 300L356 275', BARK.soft, 2),
    block([206, 246], 52, 44, box),
    block([246, 250], 40, 56, glow(box, 0.16)),
    block([212, 202], 40, 34, glow(box, 0.1)),
    fill('M198 188V176H212V188Z', shade(box, 0.4)),
    line('M250 190V140', BARK.soft, 4),
    fill('M252 142h34l-8 10 8 10h-34Z', ROSE.base),
    line('M318 288L372 168M430 288L366 168M346 294L376 166', BARK.base, 8),
    fill('M372 166Q338 210 318 282 340 298 366 290L374 228 398 288Q424 290 438 276 412 206 372 166Z', WATER.base),
    fill('M372 166Q400 206 438 276 424 290 398 288L374 228Z', WATER.deep),
    fill('M374 228L366 290 398 288Z', '#2c3a44'),
    figure(draper, vary(POSES.reach, { lean: 8, nod: -16, elbows: [1, 1] }), [446, 312], 150, {
      facing: -1,
      grip: { near: [408, 222], far: [396, 212] },
    }),
    disc([408, 224], 6.4, CAST.zoe.skin),
    figure(carrier, vary(POSES.carry, { lean: -8, hands: pair(18, -48, 22, -52) }), [112, 266], 140, {
      grip: { near: [142, 200], far: [150, 206] },
    }),
    block([150, 208], 46, 38, glow(box, 0.08)),
    disc([138, 200], 6, CAST.emile.skin),
    sheet([214, 332], 210, 56, '', PAPER),
    line('M132 330a24 11 0 1 0 48 0a24 11 0 1 0 -48 0', WATER.base, 5),
    line('M192 330H232M222 323L234 330 222 338', MAPLE.base, 5),
    line('M252 320h36l6 22h-46ZM268 320v-8h10', BARK.base, 4.5),
    line('M150 344l8 6 8 -6 8 6', ROSE.base, 4),
    figure(planner, vary(POSES.crouch, { hip: [-4, -17], lean: 28, nod: 14 }), [92, 352], 152, {
      grip: { near: [140, 322], far: [120, 314] },
    }),
    line('M140 322l8 8', MAPLE.base, 5),
    disc([139, 321], 6.6, CAST.anh.skin),
    figure(pointer, vary(POSES.heels, { lean: 4, nod: -6, elbows: [1, 1] }), [336, 354], 152, {
      facing: -1,
      grip: { near: [300, 262], far: [296, 330] },
    }),
    tufts([300, 352], 8, FIR.base, 6, 8),
  )
}

export function straightRows(): string {
  const digger = autumn(CAST.kofi, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.deep, trim: PAPER })
  const sower = autumn(CAST.lea, { top: WATER.base, legs: PLUM.dark, shoes: ROSE.base, trim: PAPER })
  const signer = autumn(CAST.jasleen, { top: ROSE.base, legs: WATER.deep, shoes: FIR.dark, trim: PAPER })
  const adult = autumn(ADULTS.pierre, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const gloves = (person: Person) => ({ ...person, wear: { ...person.wear, gloves: MAPLE.soft } })
  const mark = (x: number, y: number, sign: string) =>
    line(`M${x} ${y}v-26`, BARK.cut, 8) + place(line(sign, MAPLE.dark, 2.2), [x, y - 20])
  return frame(
    ['#c8e4ea', '#faf5db'],
    sun([82, 70], 22, SUN.soft),
    woods(160, 56, '#cbe1b3', 3, 'round'),
    fill('M250 208V120H372V208Z', '#b86f55'),
    fill('M238 124L311 74 384 124Z', MAPLE.deep),
    fill('M270 140H304V172H270ZM322 150H356V208H322Z', CREAM),
    land([0, 206, 240, 198, 480, 208], '#a3cd80'),
    bush([428, 214], 110, 66, '#8fbf74', 4),
    fill('M-10 262H124L106 346H-10Z', EARTH.soft),
    line('M14 280l20 -5M44 300l18 -4M10 322l22 -4M76 316l14 -5M60 278l12 -3', EARTH.base, 5),
    fill('M150 254H486V360H112Z', EARTH.base),
    line('M158 270H486M146 300H486', EARTH.dark, 6),
    line('M134 332H486', EARTH.dark, 9),
    mark(420, 268, 'M-3 3V-4L3 3V-4'),
    mark(446, 298, 'M-3 -4L0 4 3 -4'),
    line(
      'M176 262q-6 -8 -12 -8M176 262q4 -9 11 -9M214 263q-6 -8 -12 -8M214 263q4 -9 11 -9M252 262q-6 -8 -12 -8M252 262q4 -9 11 -9',
      FIR.soft,
      4,
    ),
    figure(
      gloves(digger),
      vary(POSES.stand, { lean: 12, nod: 12, feet: pair(10, -20, -6, -4), elbows: [1, 1] }),
      [52, 326],
      158,
      {
        grip: { near: [92, 234], far: [90, 252] },
        step: { near: [84, 300] },
      },
    ),
    shovel([96, 318], { scale: 0.98, turn: -4 }),
    disc([92, 235], 6.6, MAPLE.soft),
    figure(gloves(signer), vary(POSES.kneel, { lean: 22, nod: 12 }), [350, 284], 146, {
      grip: { near: [354, 248], far: [346, 242] },
    }),
    mark(358, 278, 'M-3 -3a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M0 0v5'),
    disc([355, 250], 6, MAPLE.soft),
    wateringCan([190, 250], WATER.base, { scale: 0.95 }),
    figure(gloves(adult), vary(POSES.kneel, { lean: 26, nod: 10 }), [452, 346], 206, {
      build: 'adult',
      facing: -1,
      grip: { near: [400, 316], far: [392, 300] },
    }),
    line('M150 340V308M396 336V300', BARK.pale, 7),
    rope('M150 322H396', 4),
    disc([400, 318], 7.6, MAPLE.soft),
    [300, 332, 364].map((x) => oval([x, 334], 6, 4, CREAM, -20)).join(''),
    figure(gloves(sower), vary(POSES.crouch, { hip: [-4, -18], lean: 30, nod: 14 }), [214, 354], 156, {
      facing: 1,
      grip: { near: [254, 330], far: [270, 326] },
    }),
    line('M266 330l14 -4M268 333l16 0M266 336l13 5', MAPLE.soft, 4),
    oval([250, 336], 6, 4, CREAM, -20),
  )
}

export function nailStumps(): string {
  const first = mild(
    { ...CAST.emile, goggles: true },
    { top: WATER.base, legs: FIR.deep, shoes: MAPLE.deep, cut: 'stripes', trim: PAPER },
  )
  const second = mild(
    { ...CAST.fatou, hair: { style: 'short', color: HAIR.black }, goggles: true },
    { top: ROSE.base, legs: PLUM.dark, shoes: BARK.dark },
  )
  const builder = summer(CAST.sami, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: PAPER,
    hat: { kind: 'cap', color: MAPLE.base, trim: MAPLE.deep },
  })
  const other = summer(CAST.mei, {
    top: PLUM.base,
    legs: SUN.dark,
    shoes: PAPER,
    hat: { kind: 'sunhat', color: PAPER, trim: ROSE.base },
  })
  const adult = mild(ADULTS.minh, { top: FIR.dark, legs: BARK.deep, shoes: INK })
  const nail = (x: number, y: number, h: number) =>
    line(`M${x} ${y}v${-h}`, STONE.dark, 3) + line(`M${x - 4} ${y - h}h8`, STONE.dark, 3.4)
  return frame(
    ['#bfe2ec', '#fbf4d6'],
    cloud([130, 84], 96, PAPER, 0.9),
    woods(170, 56, '#b9d9a8', 8, 'round'),
    fill('M392 214V126H480V214Z', '#c98a5e'),
    fill('M380 128L436 84 490 124V136Z', BARK.dark),
    fill('M416 214V156H448V214Z', BARK.base),
    land([0, 204, 240, 196, 480, 206], '#95c678'),
    land([0, 276, 240, 266, 480, 278], '#84b968'),
    figure(other, vary(POSES.kneel, { lean: 18, nod: 10 }), [36, 258], 112, {
      grip: { near: [74, 214], far: [66, 226] },
    }),
    disk([88, 244], 22, 10),
    disk([86, 230], 18, 9),
    fill('M56 222H112L118 216H64Z', BARK.pale),
    figure(builder, vary(POSES.crouch, { lean: 20, nod: 8 }), [150, 258], 108, {
      facing: -1,
      grip: { near: [112, 216], far: [118, 230] },
    }),
    oval([264, 336], 212, 30, '#dac99a'),
    dashes('M52 336a212 30 0 1 0 424 0a212 30 0 1 0 -424 0', PAPER, 5, '13 10'),
    figure(adult, vary(POSES.standFront, { elbows: [1, -1], nod: 4 }), [266, 336], 206, {
      build: 'adult',
      grip: { near: [214, 222], far: [322, 224] },
    }),
    stump([186, 338], 70, 84, BARK.base),
    stump([350, 338], 70, 80, BARK.soft),
    nail(172, 256, 6),
    nail(206, 256, 5),
    nail(192, 252, 22),
    [330, 340, 348, 370].map((x, i) => nail(x, [262, 252, 252, 262][i] ?? 0, 5)).join(''),
    nail(358, 262, 18),
    figure(first, vary(POSES.stand, { lean: 8, nod: 10, elbows: [1, 1] }), [126, 346], 166, {
      grip: { near: [160, 206], far: [172, 240] },
    }),
    line('M172 241l16 -4', SUN.base, 6),
    hammer([160, 205], { turn: -12 }),
    disc([160, 206], 7, CAST.emile.skin),
    line('M206 214l8 -6M208 226h10', PAPER, 3),
    figure(second, vary(POSES.stand, { lean: 10, nod: 12, elbows: [1, 1] }), [430, 348], 160, {
      facing: -1,
      grip: { near: [394, 226], far: [388, 248] },
    }),
    hammer([394, 226], { mirror: true, turn: 2 }),
    disc([394, 227], 7, CAST.fatou.skin),
  )
}

/** A print of no known beast: a round heel, three toes, a claw that drags. */
function strangePrint([x, y]: Point, turn: number, scale = 1): string {
  return place(oval([0, 4], 11, 7, '#8aa6bb') + line('M-10 -6l-6 -9M0 -8v-11M10 -6l6 -9', '#8aa6bb', 6), [x, y], {
    turn,
    scale,
  })
}

export function threeLeggedBeast(): string {
  const stamper = winter(CAST.sami, { top: MAPLE.base, legs: FIR.deep, trim: SUN.soft })
  const toes = winter(CAST.lila, { top: PLUM.base, legs: WATER.deep, trim: ROSE.soft })
  const roller = winter(CAST.rose, { top: ROSE.base, legs: PLUM.dark, trim: PAPER })
  const adult = winter(ADULTS.lucie, { top: FIR.base, legs: BARK.deep, trim: SUN.base })
  return frame(
    ['#bfd4e4', '#f6efe2'],
    sun([250, 62], 20, SUN.pale),
    woods(170, 90, '#b3c7d3', 4, 'fir'),
    fir([40, 214], 190, '#4d7d63', true),
    birch([128, 204], -10, 14, 4),
    land([0, 202, 240, 192, 480, 204], SNOW.base),
    land([0, 246, 240, 232, 480, 240], SNOW.light),
    line('M216 210Q300 236 350 290T380 350', SNOW.shade, 5),
    strangePrint([206, 218], -60, 0.6),
    strangePrint([240, 212], -60, 0.66),
    strangePrint([246, 236], -55, 0.8),
    strangePrint([290, 228], -50, 0.9),
    strangePrint([292, 260], -50, 1.05),
    strangePrint([344, 256], -45, 1.15),
    strangePrint([336, 296], -42, 1.3),
    figure(adult, vary(POSES.stand, { lean: 6, nod: 12, elbows: [1, 1] }), [54, 286], 192, {
      build: 'adult',
      grip: { near: [92, 190], far: [98, 196] },
    }),
    fill('M92 184L120 178 126 206 98 212Z', PAPER),
    line('M100 190l14 -3M102 198l14 -3', STONE.base, 2),
    disc([93, 192], 8, SUN.base),
    figure(toes, vary(POSES.lower, { lean: 52, nod: -4, elbows: [1, 1] }), [206, 324], 154, {
      grip: { near: [252, 284], far: [274, 278] },
    }),
    stick([252, 282], [266, 320], 6, BARK.base),
    stick([274, 276], [290, 312], 6, BARK.base),
    line('M266 320l-8 10M266 320l8 9M290 312l-7 10M290 312l9 8', BARK.base, 5),
    disc([252, 284], 8, ROSE.soft),
    disc([274, 278], 7.4, ROSE.soft),
    figure(stamper, vary(POSES.crouch, { hip: [-4, -18], lean: 28, nod: 12 }), [440, 352], 150, {
      facing: -1,
      grip: { near: [394, 314], far: [400, 310] },
    }),
    boots([396, 342], FIR.base, { scale: 1.1, mirror: true }),
    disc([394, 314], 8.4, SUN.soft),
    line('M-10 332Q20 322 50 330M-10 352Q30 340 70 346', SNOW.deep, 6),
    wheelchair([112, 346], PLUM.base, { scale: 1.12 }),
    figure(
      roller,
      vary(POSES.sit, { hip: [0, -38], lean: 10, nod: 2, feet: pair(26, -12, 28, -12), elbows: [1, 1] }),
      [112, 348],
      150,
      {
        grip: { near: [172, 256], far: [140, 286] },
      },
    ),
    wheelchairWheel([112, 346], PLUM.base, { scale: 1.12 }),
    [176, 302].map((x, i) => stick([x, 350], [x + 4 - i * 6, 316], 5, BARK.base)).join(''),
  )
}

/** A monarch with its wings spread, about 60 across. */
function monarch(where: Point, options: { scale?: number; turn?: number } = {}): string {
  return place(
    fill('M0 -4C-8 -24 -34 -26 -30 -8 -28 0 -14 2 0 0ZM0 -4C8 -24 34 -26 30 -8 28 0 14 2 0 0Z', MAPLE.base) +
      fill('M0 0C-14 2 -24 8 -18 16 -12 20 -3 12 0 4ZM0 0C14 2 24 8 18 16 12 20 3 12 0 4Z', MAPLE.soft) +
      line(
        'M0 -4C-8 -24 -34 -26 -30 -8 -28 0 -14 2 0 0C-14 2 -24 8 -18 16 -12 20 -3 12 0 4M0 -4C8 -24 34 -26 30 -8 28 0 14 2 0 0C14 2 24 8 18 16 12 20 3 12 0 4M-4 -4L-20 -16M4 -4L20 -16M-4 2L-14 10M4 2L14 10',
        INK,
        2.4,
      ) +
      line('M0 -9V9M0 -9l-4 -8M0 -9l4 -8', INK, 3),
    where,
    options,
  )
}

export function stillButterfly(): string {
  const shaded = (color: string, trim: string): Hat => ({ kind: 'sunhat', color, trim })
  const close = summer(CAST.theo, {
    top: FIR.base,
    legs: WATER.deep,
    shoes: MAPLE.deep,
    hat: shaded('#e8cf9a', FIR.dark),
  })
  const held = summer(CAST.awa, {
    top: SUN.base,
    legs: SUN.dark,
    shoes: PAPER,
    cut: 'dress',
    trim: MAPLE.base,
    hat: shaded(PAPER, ROSE.base),
  })
  const stones = summer(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, hat: shaded(SUN.soft, MAPLE.dark) })
  const drawer = summer(CAST.noah, {
    top: PLUM.base,
    legs: FIR.deep,
    shoes: SUN.base,
    hat: { kind: 'cap', color: WATER.base, trim: WATER.deep },
  })
  const adult = mild(ADULTS.nadia, { top: WATER.base, legs: BARK.dark, shoes: BARK.deep })
  return frame(
    ['#cfe5e2', '#f6f0d8'],
    woods(166, 60, '#c4dcb4', 6, 'round'),
    trunk([420, 236], -10, 54, BARK.soft),
    foliage([400, -4], 190, 62, FIR.soft, 8, 16),
    foliage([80, 190], 90, 50, '#b3d39c', 4, 10),
    land([0, 206, 240, 198, 480, 208], '#a9d08a'),
    fill('M210 232Q340 214 490 240V310Q340 290 210 260Z', '#93c078', 0.8),
    flowers([214, 246], 16, ROSE.soft, FIR.base, 5, [10, 220]),
    land([0, 290, 240, 282, 480, 292], '#97c57c'),
    figure(drawer, vary(POSES.floor, { lean: 10, nod: 12, elbows: [1, 1] }), [292, 236], 96, {
      facing: -1,
      grip: { near: [266, 214], far: [260, 216] },
    }),
    fill('M242 214L274 208 280 222 248 228Z', PAPER),
    line('M252 220q6 -8 10 -2t10 -6', MAPLE.base, 2.6),
    figure(adult, vary(POSES.heels, { lean: 10, nod: 10, elbows: [1, 1] }), [104, 336], 226, {
      build: 'adult',
      grip: { near: [160, 258], far: [170, 246] },
    }),
    figure(held, vary(POSES.stand, { lean: 4, nod: 8, elbows: [1, 1] }), [38, 346], 152, {
      grip: { near: [66, 276], far: [70, 262] },
    }),
    line('M108 240L84 274 68 276', glow(WATER.base, 0.12), 14),
    disc([67, 277], 8, ADULTS.nadia.skin),
    stump([246, 340], 110, 46, BARK.base),
    fill('M180 290Q214 262 262 266 296 270 318 288 284 306 244 306 206 306 180 290Z', FIR.base),
    line(
      'M186 290Q246 282 312 288M220 285l-6 -12M250 284l-4 -14M280 285l2 -12M222 288l4 14M252 287l6 16',
      FIR.soft,
      2.6,
    ),
    monarch([246, 286], { scale: 0.98, turn: 14 }),
    disc([166, 256], 8, ADULTS.nadia.skin),
    figure(close, vary(POSES.crouch, { hip: [-4, -20], lean: 22, nod: 14, elbows: [1, 1] }), [352, 352], 164, {
      facing: -1,
      grip: { near: [306, 286], far: [318, 300] },
    }),
    magnifier([306, 288], { turn: -42, scale: 1 }),
    disc([306, 288], 7, CAST.theo.skin),
    figure(stones, vary(POSES.kneel, { lean: 30, nod: 14 }), [446, 350], 140, {
      facing: -1,
      grip: { near: [408, 328], far: [400, 332] },
    }),
    [398, 382, 392, 412, 430]
      .map((x, i) => oval([x, [334, 344, 354, 358, 352][i] ?? 0], 9, 6, i % 2 ? STONE.base : STONE.soft))
      .join(''),
  )
}

export function fallenBird(): string {
  const leaning = autumn(CAST.lila, { top: ROSE.base, legs: PLUM.dark, shoes: BARK.dark, trim: PAPER })
  const farewell = autumn(CAST.emile, {
    top: WATER.base,
    legs: FIR.deep,
    shoes: MAPLE.deep,
    trim: PAPER,
    hat: TUQUES.sun,
  })
  const carrier = autumn(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: BARK.dark, trim: PAPER })
  const nester = autumn(CAST.maika, {
    top: MAPLE.base,
    legs: FIR.deep,
    shoes: ROSE.dark,
    trim: PAPER,
    hat: TUQUES.plum,
  })
  const adult = autumn(ADULTS.pierre, { top: FIR.dark, legs: BARK.deep, shoes: INK })
  const ring = (sticks: [number, number, number, number][]) =>
    sticks.map(([x1, y1, x2, y2]) => stick([x1, y1], [x2, y2], 5, BARK.base)).join('')
  return frame(
    ['#d3dde2', '#f3ecdc'],
    woods(186, 56, '#d8cfb4', 6, 'round'),
    fill('M0 0H150V236H0Z', '#bf8465'),
    line('M0 60H150M0 100H150M0 140H150M0 180H150M0 216H150', '#a96f52', 3),
    fill('M26 40H126V150H26Z', PAPER),
    fill('M34 48H118V142H34Z', WATER.soft),
    fill('M34 110Q70 84 118 112V142H34Z', '#a9b98c'),
    line('M76 48V142', PAPER, 5),
    bare([430, 226], 190, '#9a8774', 6),
    land([0, 232, 240, 218, 480, 226], '#bfbf86'),
    land([0, 292, 240, 284, 480, 292], '#aeb277'),
    leaves({ x: [160, 470], y: [232, 350] }, 12, [SUN.dark, MAPLE.base, MAPLE.soft], 5, 6),
    oval([116, 306], 94, 26, '#cdca96'),
    ring([
      [16, 302, 40, 294],
      [40, 286, 64, 280],
      [76, 280, 100, 276],
      [118, 280, 142, 280],
      [158, 284, 182, 288],
      [188, 296, 212, 302],
      [198, 312, 222, 318],
    ]),
    place(
      fill('M-26 4L-44 -4 -42 6 -26 12Z', '#5b5047') +
        fill('M-28 8C-26 -10 -2 -16 14 -8 24 2 14 14 0 14 -14 16 -24 14 -28 8Z', '#8a7a6b') +
        fill('M-10 10C0 2 12 4 18 6 16 14 4 16 -6 14Z', '#e8dcc4') +
        fill('M-22 4C-14 -8 4 -6 8 2 0 8 -14 10 -22 4Z', '#6a5c50') +
        disc([20, 0], 9, '#8a7a6b') +
        fill('M28 -2l9 4 -9 3Z', SUN.dark) +
        line('M19 -2l4 1', INK, 2) +
        line('M-6 14l4 7M2 14l5 6', SUN.dark, 2),
      [116, 306],
      { turn: 6, scale: 0.95 },
    ),
    ring([
      [16, 326, 44, 330],
      [50, 332, 78, 334],
      [94, 334, 122, 336],
      [140, 332, 168, 332],
      [178, 326, 206, 324],
    ]),
    figure(farewell, vary(POSES.stand, { lean: 4, nod: 10, elbows: [1, -1] }), [34, 274], 140, {
      grip: { near: [72, 176], far: [56, 218] },
    }),
    figure(adult, vary(POSES.tailor, { lean: 4, nod: 8, elbows: [1, 1] }), [268, 336], 224, {
      build: 'adult',
      facing: -1,
      grip: { near: [230, 290], far: [222, 300] },
    }),
    figure(leaning, vary(POSES.heels, { lean: -10, nod: 12, elbows: [1, 1] }), [216, 350], 138, {
      facing: -1,
      grip: { near: [196, 312], far: [192, 318] },
    }),
    line('M268 236L256 286 232 300', glow(FIR.dark, 0.12), 14),
    disc([230, 300], 8, ADULTS.pierre.skin),
    pairs([360, 320, 374, 330, 396, 335, 420, 333, 440, 326, 450, 315, 434, 306, 378, 308])
      .map((stone, i) => oval(stone, 11, 7.5, i % 2 ? STONE.base : STONE.soft))
      .join(''),
    line('M404 316V262M388 280H424', BARK.base, 5),
    fill('M386 312a20 9 0 0 0 40 0l-3 -5q-17 6 -34 0Z', BARK.soft),
    line('M388 310q18 8 36 0M392 316q14 5 28 0', BARK.deep, 2.2),
    figure(carrier, vary(POSES.carry, { lean: 0, nod: 8 }), [334, 288], 138, {
      grip: { near: [358, 236], far: [362, 240] },
    }),
    rock([364, 244], 30, 22, 4),
    disc([356, 238], 6, CAST.kofi.skin),
    figure(nester, vary(POSES.kneel, { lean: 24, nod: 12 }), [456, 348], 146, {
      facing: -1,
      grip: { near: [424, 304], far: [416, 300] },
    }),
    stick([430, 300], [404, 306], 4, BARK.dark),
  )
}
