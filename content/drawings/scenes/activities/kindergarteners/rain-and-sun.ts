import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap, log, rock, stick } from '../../../kit/ground.ts'
import { closer, cloud, flowers, frame, land, leaves, sun, tufts, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, EARTH, FIR, INK, MAPLE, mix, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, rain, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket, wateringCan } from '../../../kit/things.ts'
import { bush, leafy } from '../../../kit/trees.ts'

export function beaverDam(): string {
  const pourer = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.base, cut: 'stripes', trim: PAPER })
  const builder = mild(CAST.anh, { top: MAPLE.base, legs: WATER.deep, cut: 'overalls' })
  const plumber = mild(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: SUN.base })
  const adult = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const booted = (person: typeof pourer) => ({ ...person, wear: { ...person.wear, boots: true } })
  const plastic = '#f1eee2'
  return frame(
    ['#c9e6e6', '#f9f5d8'],
    closer(
      1.16,
      [250, 352],
      cloud([300, 110], 90, PAPER, 0.95),
      leafy([440, 232], 160, FIR.soft, 5),
      bush([190, 236], 170, 66, '#b4d3a2', 8),
      fence([30, 470], 236, 52, '#dcc398', 30),
      land([0, 236, 240, 228, 480, 238], '#98c67b'),
      land([0, 284, 240, 272, 480, 286], '#86b96b'),
      fill('M40 330C130 294 380 300 452 330 440 352 70 356 40 330Z', '#a58259'),
      figure(adult, vary(POSES.kneel, { lean: 14, nod: 12 }), [420, 306], 186, {
        build: 'adult',
        facing: -1,
        grip: { near: [366, 258], far: [378, 250] },
      }),
      figure(booted(builder), vary(POSES.crouch, { hip: [-4, -20], lean: 16, nod: 18 }), [220, 300], 168, {
        grip: { near: [254, 248], far: [276, 252] },
      }),
      log([92, 302], [130, 302], 22, BARK.base),
      log([338, 318], [366, 318], 12, BARK.base),
      fill('M78 246L398 284 394 296 74 258Z', '#b9b6a6'),
      fill('M84 248L258 268 256 282 78 262Z', WATER.base),
      fill('M82 254L256 274 256 282 78 262Z', WATER.soft),
      line('M280 282L394 294', WATER.soft, 3.4),
      fill('M74 258L394 296Q394 314 384 314L82 278Z', plastic),
      fill('M77 268L392 305 384 314 82 278Z', shade(plastic, 0.18)),
      line('M74 258L394 296', PAPER, 2.4),
      line('M242 284L284 252M286 290L248 256M262 292L268 244M236 272L298 276M276 292L254 250', BARK.dark, 5),
      line('M238 262L292 288M232 280L288 262', BARK.soft, 5),
      fill('M240 280Q248 260 264 264 278 260 288 278 284 294 264 290 246 292 240 280Z', EARTH.base),
      leaves({ x: [246, 280], y: [260, 284] }, 6, [FIR.base, FIR.soft], 5, 8),
      line('M282 286Q302 290 304 306V318', WATER.soft, 4.5),
      oval([304, 332], 22, 4, WATER.soft),
      line('M393 298Q408 302 408 318', WATER.soft, 5),
      bucket([408, 348], WATER.base, { scale: 1.1 }),
      oval([408, 320], 12, 3, WATER.soft),
      figure(booted(pourer), vary(POSES.stand, { lean: 6, nod: 12, elbows: [1, 1] }), [54, 338], 166, {
        grip: { near: [88, 236], far: [96, 214] },
      }),
      place(wateringCan([0, 0], MAPLE.dark, { scale: 1.05 }), [104, 240], { turn: 30 }),
      disc([90, 235], 7, CAST.awa.skin),
      line('M146 240Q152 244 152 258M140 244Q146 248 146 258', WATER.base, 2.6),
      figure(booted(plumber), vary(POSES.crouch, { hip: [-6, -17], lean: 40, nod: 0 }), [372, 350], 158, {
        facing: -1,
        grip: { near: [312, 294], far: [322, 326] },
      }),
      stick([322, 300], [286, 286], 5, BARK.base),
      disc([313, 296], 6.4, mix(CAST.mei.skin, EARTH.base, 0.5)),
      bucket([176, 346], FIR.base, { scale: 0.95 }),
      heap([176, 324], 26, 9, EARTH.base, 4),
      line('M206 340L250 332M210 346L256 346M216 334L242 348', BARK.base, 5),
    ),
  )
}

type Tread = 'star' | 'zigzag' | 'dots'

/** The print of a boot, toe up, around (0, 0): the drawing of its sole is pressed a little lighter in the mud. */
function sole(at: Point, tread: Tread, [ground, mark]: [string, string], options: { scale?: number; turn?: number }) {
  const patterns = {
    star:
      fill('M0 -22l3.4 7.4 8 .8 -6 5.4 1.8 8 -7.2 -4.2 -7.2 4.2 1.8 -8 -6 -5.4 8 -.8Z', mark) +
      line('M-6 12H6M-6 18H6', mark, 2.6),
    zigzag: line(
      'M-9 -20l4.5 5 4.5 -5 4.5 5 4.5 -5M-9 -10l4.5 5 4.5 -5 4.5 5 4.5 -5M-8 12l4 5 4 -5 4 5 4 -5',
      mark,
      2.8,
    ),
    dots: [
      [0, -20],
      [-6, -12],
      [6, -12],
      [0, -4],
      [-3.6, 14],
      [3.6, 14],
      [0, 20],
    ]
      .map(([x = 0, y = 0]) => disc([x, y], 3, mark))
      .join(''),
  }
  return place(
    fill(
      'M0 -30C13 -30 15 -14 11 -2 8 6 10 8 10 16 10 30 -10 30 -10 16 -10 8 -8 6 -11 -2 -15 -14 -13 -30 0 -30Z',
      ground,
    ) + patterns[tread],
    at,
    options,
  )
}

export function whoseSole(): string {
  const owner = rain(CAST.maika, { top: SUN.base, legs: WATER.deep, shoes: ROSE.dark, trim: SUN.soft })
  const sleuth = autumn(CAST.noah, { top: WATER.base, legs: BARK.dark, shoes: SUN.dark, trim: PAPER })
  const witness = autumn(CAST.rose, { top: ROSE.base, legs: FIR.deep, shoes: PLUM.base, trim: PAPER, hat: TUQUES.plum })
  const adult = autumn(ADULTS.julie, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const mud = '#a37d58'
  const print: [string, string] = ['#5f4430', '#bf9a72']
  return frame(
    ['#d3dcd8', '#f6efd8'],
    closer(
      1.12,
      [232, 356],
      cloud([60, 100], 100, '#f3f2ea', 0.9),
      woods(204, 90, '#e2cfa0', 5, 'round'),
      leafy([420, 236], 180, MAPLE.soft, 7),
      leafy([52, 232], 140, SUN.base, 3),
      land([0, 236, 240, 226, 480, 238], '#cdcd8c'),
      land([0, 276, 240, 266, 480, 278], '#b9bd78'),
      fill('M84 264H366L462 362H-12Z', mud),
      fill('M104 270H350L372 292H84Z', '#b08b66'),
      oval([230, 280], 36, 5, '#c3d0d0', -2, 0.6),
      leaves({ x: [20, 470], y: [262, 356] }, 18, [MAPLE.base, SUN.base, MAPLE.deep], 6, 7),
      figure(witness, vary(POSES.stand, { lean: 8, nod: 18, hands: pair(16, -30, 12, -66) }), [172, 276], 134, {
        shadow: true,
      }),
      figure(adult, vary(POSES.kneel, { lean: 18, nod: 8 }), [424, 330], 204, {
        build: 'adult',
        facing: -1,
        grip: { near: [358, 262], far: [350, 222] },
      }),
      figure(owner, vary(POSES.balance, { lean: -8, nod: 12, elbows: [-1, 1] }), [296, 330], 172, {
        facing: -1,
        step: { near: [348, 268], far: [294, 322] },
        grip: { near: [348, 216], far: [246, 236] },
      }),
      sole([362, 270], 'star', [ROSE.dark, SUN.pale], { scale: 0.9, turn: 8 }),
      disc([345, 276], 8, shade(ADULTS.julie.skin, 0.1)),
      sole([180, 304], 'star', print, { scale: 0.7, turn: 24 }),
      sole([236, 312], 'zigzag', print, { scale: 0.74, turn: -14 }),
      sole([164, 338], 'dots', print, { scale: 0.78, turn: 70 }),
      sole([262, 344], 'dots', print, { scale: 0.78, turn: 86 }),
      figure(sleuth, vary(POSES.crouch, { hip: [-4, -17], lean: 26, nod: 16 }), [74, 346], 168, {
        grip: { near: [150, 296], far: [120, 270] },
      }),
      place(
        fill('M-16 -20H16V20H-16Z', CREAM) +
          fill('M0 -13l3.4 8 8 .8 -6 5.4 1.8 8 -7.2 -4.2 -7.2 4.2 1.8 -8 -6 -5.4 8 -.8Z', INK),
        [138, 258],
        { turn: 12 },
      ),
      disc([125, 268], 6.6, shade(CAST.noah.skin, 0.14)),
    ),
  )
}

/** Somebody lying flat on the ground: what the body stops of the light, or the chalk around it. */
function silhouette(at: Point, [rightX, rightY, downX, downY]: number[], color: string, grow: number): string {
  const w = (width: number) => width + grow
  return `<g transform="matrix(${rightX} ${rightY} ${downX} ${downY} ${at[0]} ${at[1]})">${
    line('M-9 0L-5 -40M9 0L5 -40', color, w(13)) +
    line('M0 -42V-60', color, w(24)) +
    line('M-8 -62L-32 -64 -40 -86M8 -62L32 -64 40 -86', color, w(11)) +
    line('M-40 -86l-6 -8M-40 -86l4 -9M40 -86l6 -8M40 -86l-4 -9', color, w(4)) +
    disc([0, -82], 15 + grow / 2, color)
  }</g>`
}

export function noonShadow(): string {
  const monster = mild(CAST.sami, { top: PLUM.base, legs: WATER.deep, shoes: SUN.base, cut: 'stripes', trim: SUN.soft })
  const friend = mild(CAST.lea, { top: FIR.base, legs: MAPLE.dark, shoes: PAPER, cut: 'overalls' })
  const adult = mild(ADULTS.marc, { top: MAPLE.base, legs: BARK.deep, shoes: INK })
  const front = {
    ...monster,
    hat: { kind: 'cap' as const, color: MAPLE.dark, trim: MAPLE.deep },
  }
  const capped = { ...friend, hat: { kind: 'sunhat' as const, color: '#e8cf9a', trim: ROSE.base } }
  const court = '#d3c8b0'
  const chalk = (d: string) => line(d, PAPER, 4)
  return frame(
    ['#b6dff0', '#f9f6dc'],
    sun([44, 50], 24, SUN.base),
    cloud([300, 70], 96, PAPER, 0.95),
    woods(134, 50, '#c0dcb2', 9),
    bush([440, 156], 140, 70, FIR.soft, 4),
    fence([-6, 486], 154, 50, '#e3cda2', 28),
    land([0, 152, 480, 152], court),
    fill('M0 152H480V160H0Z', shade(court, 0.18)),
    chalk('M424 178L494 292'),
    line('M424 178L452 224', '#77716b', 8),
    line('M424 178V44', FIR.dark, 9),
    silhouette([116, 212], [1.35, -0.1, -0.72, -1.14], PAPER, 8),
    silhouette([116, 212], [1.35, -0.1, -0.72, -1.14], court, 0),
    silhouette([116, 212], [1.25, -0.09, -0.36, -0.55], '#77716b', 0),
    figure(
      front,
      vary(POSES.standFront, { hands: pair(-36, -88, 36, -88), feet: pair(-9, -4, 9, -4) }),
      [116, 218],
      166,
    ),
    figure(adult, vary(POSES.crouch, { hip: [-4, -22], lean: 14, nod: 16 }), [312, 236], 200, {
      build: 'adult',
      facing: -1,
      grip: { near: [236, 214], far: [268, 204] },
    }),
    oval([360, 346], 60, 8, '#77716b', 0, 0.6),
    figure(capped, vary(POSES.kneel, { lean: 30, nod: 6, elbows: [1, 1] }), [344, 346], 184, {
      facing: -1,
      grip: { near: [274, 322], far: [270, 280] },
    }),
    line('M276 320L258 322', SUN.base, 7),
    disc([275, 320], 7, CAST.lea.skin),
  )
}

export function paperInTheWind(): string {
  const runner = mild(CAST.noah, { top: MAPLE.base, legs: WATER.deep, shoes: SUN.base })
  const chaser = mild(CAST.zoe, { top: PLUM.base, legs: FIR.deep, shoes: MAPLE.dark, cut: 'stripes', trim: CREAM })
  const starter = mild(CAST.rose, { top: ROSE.base, legs: WATER.base, shoes: PAPER, cut: 'overalls' })
  const adult = mild(ADULTS.helene, { top: FIR.dark, legs: BARK.dark, shoes: INK })
  const printed = (d: string, text: string) => fill(d, PAPER) + line(text, '#a5a69c', 2.4)
  return frame(
    ['#b6dff0', '#f9f6dc'],
    cloud([20, 84], 120, PAPER, 0.95),
    cloud([330, 56], 80, PAPER, 0.9),
    woods(186, 64, '#bcdab0', 12),
    leafy([452, 236], 170, FIR.soft, 4),
    land([0, 236, 240, 222, 480, 240], '#a3cd84'),
    land([0, 292, 240, 276, 480, 296], '#86ba69'),
    line('M468 132q-60 -18 -110 -2t-96 -6M180 96q-40 -14 -80 -2M470 214q-36 -10 -70 -2', PAPER, 3, 0.9),
    figure(starter, vary(POSES.run, { lean: 20, nod: -14, elbows: [1, -1] }), [110, 258], 112, {
      facing: -1,
      shadow: true,
      grip: { far: [66, 172] },
    }),
    place(printed('M-16 -20Q0 -14 16 -22L20 16Q0 26 -14 18Z', 'M-10 -8l20 -2M-9 0l22 -2M-8 8l22 -2'), [36, 150], {
      turn: -24,
    }),
    figure(
      adult,
      vary(POSES.run, {
        lean: 4,
        nod: 4,
        hands: pair(-34, -64, 34, -66),
        feet: pair(15, -5, -18, -9),
        elbows: [-1, -1],
      }),
      [330, 256],
      162,
      {
        build: 'adult',
        shadow: true,
      },
    ),
    place(printed('M-9 -18L15 -15 12 19 -11 16Z', 'M-3 -8l12 2M-4 0l12 2'), [338, 164]),
    figure(chaser, vary(POSES.stand, { lean: 16, nod: 20, elbows: [1, 1] }), [436, 344], 172, {
      facing: -1,
      shadow: true,
      grip: { near: [386, 258], far: [378, 244] },
    }),
    place(
      printed('M-26 -10Q-6 -20 6 -6 16 6 28 0L22 22Q8 28 -2 16 -12 4 -30 12Z', 'M-18 -4q12 -6 22 4M6 8q8 8 16 4'),
      [366, 308],
      {
        turn: 6,
      },
    ),
    figure(
      runner,
      vary(POSES.run, {
        lean: 10,
        nod: -6,
        hands: pair(-32, -66, 36, -70),
        elbows: [-1, -1],
        feet: pair(18, -10, -20, -20),
      }),
      [206, 342],
      196,
      { shadow: true },
    ),
    place(
      printed(
        'M-20 -32L24 -27Q26 2 20 34L-12 32Q-24 36 -32 26 -20 2 -20 -32Z',
        'M-12 -18l26 3M-14 -8l27 3M-15 2l27 3M-17 12l27 2',
      ),
      [226, 240],
      { turn: 8 },
    ),
    fill('M24 336L76 330 84 348 30 354Z', PAPER),
    line('M34 340l38 -4M36 346l40 -4', '#a5a69c', 2),
    rock([56, 346], 34, 22, 5),
    tufts([340, 356], 8, FIR.dark, 7, 12, [100, 470]),
    flowers([296, 350], 8, PAPER, FIR.base, 9, [110, 420]),
  )
}
