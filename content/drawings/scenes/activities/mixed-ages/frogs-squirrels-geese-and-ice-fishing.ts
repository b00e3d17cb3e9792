import { squirrel } from '../../../kit/animals.ts'
import { adult, figure, type Person, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap } from '../../../kit/ground.ts'
import { frame, land, leaves, tufts, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, SNOW, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, autumn, barefoot, CAST, mild, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, shelf } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { bowl, cup, sockBall } from '../../../kit/things.ts'
import { basket, sheet, spoon, under } from '../../../kit/toys.ts'
import { foliage, leafy, trunk } from '../../../kit/trees.ts'

const gloved = (person: Person, gloves: string): Person => ({ ...person, wear: { ...person.wear, gloves } })

/** A dark washcloth tucked in the belt at the origin: a tail that trails to the left, over the seat. */
function tail(at: Point, color: string, mirror = false): string {
  return place(
    fill('M5 -7Q-20 -13 -46 -11L-50 22Q-24 18 4 9Z', color) +
      line('M0 -1Q-18 -4 -38 -1M0 4Q-18 6 -40 10', shade(color, 0.34), 2) +
      line('M-43 -8L-46 19', glow(color, 0.5), 2.4) +
      line('M5 -7L5 9', shade(color, 0.4), 4.4),
    at,
    { mirror, turn: mirror ? 12 : -12 },
  )
}

export function tadpolesGrowLegs(): string {
  const first = barefoot(mild(CAST.noah, { top: SUN.base, legs: '#d6cbea' }))
  const second = barefoot(mild(CAST.lea, { top: ROSE.base, legs: FIR.pale, cut: 'stripes', trim: ROSE.soft }))
  const leaper = barefoot(mild(CAST.zoe, { top: FIR.soft, legs: FIR.dark }))
  const small = barefoot(mild(CAST.idris, { top: MAPLE.base, legs: BARK.dark }))
  const educator = barefoot(mild(ADULTS.marc, { top: PLUM.base, legs: BARK.deep }))
  const swim = vary(POSES.prone, { lean: 80, nod: -58, hands: pair(-4, -9, 2, -14), elbows: [-1, -1] })
  const [dark, darker] = ['#33443a', '#43395c']
  const egg = '#d9d2c0'
  return frame(
    ['#e9e6d2', '#f4efdf'],
    pane([214, 22], 112, 92, 'spring'),
    curtains([214, 22], 112, 92, '#a9c58c'),
    pinned([70, 44], 54, 44, [FIR.base, WATER.base, SUN.base], -4),
    floor(178, '#d3ab7c'),
    shelf([384, 178], 90, 84, [
      ['books', 'basket'],
      ['ball', 'blocks'],
    ]),
    adult(educator, vary(POSES.prone, { lean: 70, nod: -48 }), [104, 214], 206),
    fill('M48 222H356L392 350H6Z', WATER.deep),
    fill('M54 225H350L383 346H15Z', WATER.base),
    line('M196 240q12 -5 24 0M24 330q14 -6 28 0M300 330q14 -6 28 0M322 244q8 -4 16 0', WATER.soft, 4),
    oval([108, 272], 72, 7, WATER.deep, 0, 0.6) + oval([240, 344], 74, 7, WATER.deep, 0, 0.6),
    figure(first, swim, [120, 269], 168),
    tail([117, 245], dark),
    sockBall([302, 272], 13, egg) +
      sockBall([324, 266], 13, glow(egg, 0.4)) +
      sockBall([314, 282], 13, shade(egg, 0.1)) +
      sockBall([338, 280], 13, egg),
    fill('M284 222Q306 216 336 242 356 258 360 284 352 288 344 282 338 262 320 250 302 240 282 242Z', '#9fd0cd'),
    line('M298 228Q328 242 346 276', '#6fb0ae', 3),
    toddler(small, vary(POSES.crouch, { lean: 16, nod: 8, stretch: 1.2, elbows: [1, 1] }), [240, 282], 150, {
      grip: { near: [284, 236], far: [290, 230] },
    }),
    figure(second, swim, [228, 342], 174, { facing: -1 }),
    tail([231, 317], darker, true),
    under([432, 338], 40, 7),
    figure(leaper, vary(POSES.jump, { lean: 38, nod: -30, stretch: 1.1, elbows: [-1, -1] }), [402, 338], 172, {
      grip: { near: [474, 238], far: [472, 200] },
      step: { near: [350, 294], far: [376, 312] },
    }),
    line('M338 316q-8 -8 -6 -20M362 336q-8 -8 -8 -18', PAPER, 4),
  )
}

export function squirrelsEmptyHole(): string {
  const wool = '#8a7763'
  const grey = '#a8a196'
  const trickster = gloved(
    autumn(CAST.emile, { top: MAPLE.dark, legs: WATER.deep, trim: CREAM, hat: TUQUES.water }),
    SUN.base,
  )
  const digger = gloved(autumn(CAST.fatou, { top: PLUM.base, legs: FIR.deep, trim: PAPER }), ROSE.base)
  const small = gloved(
    autumn(CAST.sami, { top: '#d6463a', legs: BARK.dark, shoes: INK, trim: PAPER, hat: TUQUES.fir }),
    WATER.deep,
  )
  const educator = autumn(ADULTS.julie, { top: FIR.base, legs: BARK.deep, shoes: INK, trim: CREAM, hat: TUQUES.rose })
  const pile = (at: Point, w: number, h: number, seed: number) =>
    heap(at, w, h, MAPLE.base, seed) +
    leaves(
      { x: [at[0] - w * 0.3, at[0] + w * 0.28], y: [at[1] - h * 0.66, at[1] - h * 0.2] },
      Math.round(w / 18),
      [SUN.base, MAPLE.dark, MAPLE.soft],
      seed,
      9,
    )
  return frame(
    ['#cfe3e6', '#f6eccb'],
    woods(162, 96, '#dfb266', 4, 'round'),
    fence([10, 476], 190, 46, '#c4a27a', 30),
    land([0, 190, 240, 186, 480, 192], '#c3c47a'),
    trunk([52, 252], -10, 50, BARK.base),
    line('M66 104L118 92', BARK.base, 8),
    squirrel([106, 90], { scale: 1.15 }),
    foliage([40, 2], 110, 52, MAPLE.soft, 5, 9),
    line('M448 206V120', BARK.base, 15),
    foliage([446, 74], 62, 62, SUN.base, 9, 9) + foliage([430, 56], 32, 26, SUN.soft, 4, 7),
    land([0, 232, 240, 224, 480, 234], '#aab764'),
    leaves({ x: [6, 474], y: [238, 352] }, 9, [MAPLE.base, SUN.base, MAPLE.dark], 8, 6),
    under([200, 246], 30, 5),
    adult(educator, vary(POSES.stand, { lean: 2, nod: 8 }), [198, 246], 176, {}),
    basket([244, 250], 44, 22, BARK.pale, sockBall([-9, -27], 9, wool) + sockBall([9, -27], 9, grey)),
    pile([352, 268], 116, 54, 5),
    under([290, 272], 32, 5),
    figure(digger, vary(POSES.kneel, { lean: 40, nod: 4, elbows: [1, 1] }), [280, 270], 140, {
      grip: { near: [328, 250], far: [322, 256] },
    }),
    leaves({ x: [340, 366], y: [192, 210] }, 2, [MAPLE.dark, SUN.base], 3, 7),
    pile([236, 366], 200, 82, 3),
    oval([178, 314], 27, 10, BARK.deep, -24) + oval([181, 317], 20, 6, '#5a3a22', -24),
    under([92, 346], 50, 7),
    figure(trickster, vary(POSES.kneel, { lean: 26, nod: 2, elbows: [1, -1] }), [100, 344], 186, {
      grip: { near: [66, 278], far: [168, 304] },
    }),
    sockBall([56, 282], 16, wool) + disc([68, 276], 9, SUN.base),
    line('M166 284q8 -6 16 -2M162 274q12 -9 26 -4', PAPER, 3.4),
    under([414, 350], 34, 6),
    toddler(small, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.25, nod: -4 }), [414, 350], 156, {
      grip: { near: [374, 302], far: [452, 206] },
    }),
    sockBall([456, 194], 17, grey) + disc([449, 208], 8, WATER.deep),
  )
}

/** A square of thick cloth lying on the grass, its near hem seen. */
function square(at: Point, w: number, color: string): string {
  const half = w / 2
  const hem = line(`M${num(-half)} ${num(w * 0.18)}H${num(half)}`, shade(color, 0.24), 2.6)
  return sheet(at, w, w * 0.36, hem + line(`M${num(-half * 0.66)} 0H${num(half * 0.66)}`, shade(color, 0.12), 2), color)
}

export function emptyPlaceInTheV(): string {
  const tip = autumn(CAST.lila, { top: SUN.base, legs: PLUM.dark, trim: MAPLE.dark })
  const left = autumn(CAST.theo, { top: WATER.base, legs: BARK.dark, trim: PAPER, hat: TUQUES.maple })
  const last = autumn(CAST.rose, { top: ROSE.base, legs: FIR.deep, trim: PAPER })
  const late = autumn(CAST.kofi, { top: '#d6463a', legs: WATER.deep, shoes: INK, trim: PAPER, hat: TUQUES.sun })
  const educator = autumn(ADULTS.minh, { top: PLUM.base, legs: BARK.deep, shoes: INK, trim: CREAM })
  const [snow, brown] = [SNOW.light, '#8d6c50']
  const wings = vary(POSES.standFront, { elbows: [-1, 1], stretch: 0.9 })
  const bird = (x: number, y: number) =>
    `M${x - 9} ${y - 4}Q${x - 4} ${y - 5} ${x} ${y}Q${x + 4} ${y - 5} ${x + 9} ${y - 4}`
  return frame(
    ['#b9d8e6', '#f5ecd2'],
    line(
      bird(300, 62) + bird(272, 50) + bird(244, 38) + bird(276, 76) + bird(246, 86) + bird(216, 98) + bird(120, 84),
      '#4a3f35',
      3,
    ),
    woods(152, 62, '#dcb06a', 11, 'round'),
    fence([10, 476], 184, 46, '#c4a27a', 30),
    land([0, 182, 240, 178, 480, 184], '#bfc67c'),
    leafy([452, 196], 170, MAPLE.base, 4),
    land([0, 224, 240, 216, 480, 226], '#a6bb69'),
    tufts([232, 350], 14, '#869f52', 6, 8),
    under([52, 244], 26, 4),
    figure(last, wings, [50, 244], 116, { grip: { near: [12, 156], far: [86, 152] } }),
    square([52, 258], 58, snow),
    under([374, 246], 34, 5),
    adult(educator, vary(wings, { nod: 4 }), [374, 246], 176, { grip: { near: [314, 110], far: [432, 96] } }),
    square([374, 262], 62, snow),
    under([120, 282], 32, 5),
    figure(left, wings, [120, 282], 138, { grip: { near: [76, 180], far: [164, 176] } }),
    square([120, 300], 72, brown),
    square([312, 302], 76, brown),
    under([224, 324], 38, 6),
    figure(tip, wings, [224, 324], 164, { grip: { near: [172, 204], far: [277, 196] } }),
    square([224, 345], 88, snow),
    under([438, 350], 36, 6),
    toddler(late, vary(POSES.run, { lean: 14, nod: -10, stretch: 1.25, elbows: [1, -1] }), [440, 350], 140, {
      facing: -1,
      grip: { near: [474, 262], far: [394, 274] },
    }),
    line('M456 344h20M462 332h14', PAPER, 3.6, 0.9),
  )
}

/** A sock stuffed with another, tied into a fish that faces left; the origin is its middle. */
function sockFish(at: Point, color: string, turn = 0): string {
  return place(
    fill('M12 -3L30 -14Q26 0 30 14L12 4Z', shade(color, 0.18)) +
      oval([0, 0], 22, 12, color) +
      line('M3 -9Q8 0 3 9M-5 -10Q0 0 -5 10', glow(color, 0.4), 2.6) +
      disc([-13, -3], 2.6, PAPER) +
      disc([-13.6, -3], 1.3, INK),
    at,
    { turn },
  )
}

export function fishBitesInTheSleeve(): string {
  const fisher = barefoot(mild(CAST.sami, { top: MAPLE.base, legs: WATER.deep }))
  const fish = barefoot(mild(CAST.fatou, { top: FIR.base, legs: PLUM.dark, cut: 'stripes', trim: FIR.pale }))
  const camper = barefoot(mild(CAST.jasleen, { top: ROSE.base, legs: BARK.dark }))
  const educator = barefoot(mild(ADULTS.helene, { top: WATER.base, legs: BARK.deep }))
  const card = '#c99f6c'
  const knit = '#b8485f'
  return frame(
    ['#dfe6ea', '#f1eee2'],
    pane([262, 24], 116, 90, 'winter'),
    floor(186, '#cfa77c'),
    plant([446, 196], MAPLE.base, { scale: 0.95 }),
    fill('M30 128H200V238H30Z', '#8d7f86'),
    toddler(camper, vary(POSES.tailorFront, { elbows: [1, -1] }), [116, 234], 126, {
      grip: { near: [108, 204], far: [124, 204] },
    }),
    cup([116, 200], SUN.base, { scale: 1.1 }),
    disc([107, 204], 5.6, CAST.jasleen.skin) + disc([125, 204], 5.6, CAST.jasleen.skin),
    fill('M14 112Q110 100 214 112L212 136Q112 128 16 136Z', glow('#e9dcc0', 0.3)),
    fill('M16 128Q60 122 62 134 66 190 40 242 20 240 6 242 14 186 16 128Z', '#e9dcc0') +
      fill('M212 128Q168 122 168 134 166 190 190 244 208 240 224 244 214 186 212 128Z', '#e9dcc0'),
    line('M40 140Q42 196 26 236M186 140Q186 196 204 238', shade('#e9dcc0', 0.16), 3),
    under([310, 246], 62, 6),
    adult(educator, vary(POSES.tailorFront, { nod: 6, elbows: [1, -1] }), [310, 246], 196, {
      grip: { near: [300, 196], far: [320, 196] },
    }),
    cup([310, 194], FIR.base, { scale: 1.1 }),
    disc([300, 198], 6, ADULTS.helene.skin) + disc([320, 198], 6, ADULTS.helene.skin),
    sockFish([404, 262], ROSE.base, -14) + sockFish([436, 274], SUN.base, 8),
    under([132, 348], 48, 7) + under([384, 346], 84, 7) + under([232, 350], 66, 6),
    fill('M176 302H270L284 288H194Z', glow(card, 0.3)),
    fill('M176 302H270V348H176Z', card),
    fill('M270 302L284 288V332L270 348Z', shade(card, 0.2)),
    fill('M271 346V326L283 313V332Z', BARK.deep),
    line('M176 318H270L284 303', '#e3cda4', 5, 0.9),
    oval([224, 295], 21, 5.4, BARK.deep),
    figure(fisher, vary(POSES.heels, { lean: 20, nod: 14, stretch: 1.34, elbows: [-1, 1] }), [146, 346], 182, {
      grip: { near: [224, 290], far: [192, 298] },
    }),
    fill('M204 280Q224 288 244 280L245 297Q224 304 203 297Z', knit),
    line('M210 285V298M217 287V300M224 287V301M231 287V300M238 285V298', shade(knit, 0.24), 2),
    figure(fish, vary(POSES.prone, { lean: 70, nod: -46, stretch: 1.1 }), [392, 344], 170, {
      facing: -1,
      grip: { near: [318, 332], far: [340, 342] },
    }),
    sockFish([296, 333], WATER.base, -4),
    disc([320, 332], 7, CAST.fatou.skin),
    bowl([44, 348], PLUM.soft, { scale: 1.2 }),
    fill('M24 332Q28 318 40 322 50 312 58 322 68 322 66 333 44 340 24 332Z', PAPER),
    spoon([74, 352], BARK.soft, { turn: -8 }),
  )
}
