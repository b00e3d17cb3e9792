import { FRONT_LAUGH, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, type Person, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { drawHead, face, mouth } from '../../../kit/head.ts'
import { closer, frame, land } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
  INK,
  MAPLE,
  MOUTH,
  PAPER,
  PLUM,
  RED,
  ROSE,
  SNOW,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, dress, mild, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, floor, pane, rug, shelf, table } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, type Options, once, oval, place } from '../../../kit/svg.ts'
import { ball, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cfa97f'

const FRONT_SMILE = line('M-4 7.500Q0 10.500 4 7.500', MOUTH, 1.8)

/** Rolled into a ball, the arms over the head. */
const BALL = vary(POSES.crouch, { lean: 40, nod: 26, hip: [-6, -14], hands: pair(24, -60, 32, -58), elbows: [-1, -1] })
const FRONT_BALL = vary(POSES.standFront, {
  hip: [0, -13],
  lap: true,
  feet: pair(-9, -4, 9, -4),
  knees: [1, -1],
  hands: pair(-8, -66, 8, -66),
  elbows: [-1, 1],
})

/** A housefly that goes right. */
const fly = (at: Point, options: Options = {}) =>
  place(
    oval([0, 0], 7, 4.6, INK) +
      disc([7.5, -1], 3.6, INK) +
      disc([8.6, -2], 1.6, RED) +
      oval([-3, -7], 4, 7.5, PAPER, -34, 0.95) +
      oval([3, -7.5], 3.6, 7.5, WATER.pale, 14, 0.95),
    at,
    options,
  )

export function lookoutSawAFly(): string {
  const lookout = mild(CAST.kofi, { top: RED, legs: WATER.deep, shoes: PAPER })
  const small = mild(CAST.rose, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'dress', trim: MAPLE.base })
  const left = mild(CAST.mei, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const front = mild({ ...CAST.noah, view: 'front' }, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  const wheels = mild(CAST.sami, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const educator = mild(ADULTS.minh, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  return frame(
    ['#e3e8da', '#f5f2e2'],
    pane([196, 14], 104, 76, 'summer'),
    floor(154, FLOOR),
    chair([40, 170], ROSE.base),
    chair([86, 170], SUN.base),
    under([112, 252], 56, 6),
    adult(educator, vary(BALL, { hip: [-6, -10] }), [108, 252], 204, { grip: { near: [152, 148], far: [166, 148] } }),
    under([318, 242], 40, 5),
    wheelchair([322, 242], SUN.base, { mirror: true }),
    figure(
      wheels,
      vary(POSES.sit, {
        hip: [0, -38],
        lean: 64,
        nod: 26,
        feet: pair(26, -12, 28, -12),
        hands: pair(40, -62, 48, -58),
        elbows: [-1, -1],
      }),
      [322, 242],
      146,
      { facing: -1 },
    ),
    wheelchairWheel([322, 242], SUN.base, { mirror: true }),
    under([60, 346], 44, 6),
    figure(left, BALL, [62, 346], 166),
    under([186, 340], 30, 5),
    toddler(small, vary(POSES.stand, { lean: -4, nod: -30, hands: pair(10, -34, 14, -36) }), [184, 340], 142),
    under([284, 352], 40, 6),
    figure(front, FRONT_BALL, [284, 350], 166),
    rug([404, 342], 58, 14, '#c9dcc4', '#9cbf97'),
    figure(lookout, vary(POSES.stand, { nod: -4, elbows: [1, -1], stretch: 1.12 }), [406, 342], 178, {
      facing: -1,
      grip: { near: [374, 228], far: [364, 172] },
    }),
    face(SIDE_SMILE, [148, 165], 18, 48),
    face(SIDE_LAUGH, [99, 271], 23.8, 48),
    face(SIDE_OH, [169, 238], 26.2, -32.2),
    face(SIDE_SMILE, [267, 159], 21, -61.2, true),
    face(FRONT_SMILE, [284, 259], 23.8),
    face(SIDE_OH, [408, 200], 25.6, 4, true),
    dashes(
      'M352 130Q318 96 288 114 268 134 290 142 308 138 296 116 262 84 232 120 214 148 226 176',
      MAPLE.dark,
      2.6,
      '1 7',
    ),
    fly([230, 192], { turn: 60, scale: 1.3 }),
  )
}

export function eggFromBootsToBoots(): string {
  const giver = winter(CAST.awa, { top: SUN.base, legs: PLUM.dark, trim: MAPLE.base, hat: TUQUES.sun })
  const keeper = winter(CAST.anh, { top: FIR.base, legs: FIR.deep, trim: CREAM })
  const fisher = winter(CAST.theo, {
    top: RED,
    legs: BARK.dark,
    trim: SUN.soft,
    hat: { kind: 'hood', color: RED, trim: SUN.soft },
  })
  /** A hood and a back, no more. */
  const behind = (color: string, legs: string) =>
    dress(
      { ...CAST.lea, skin: shade(color), view: 'back' },
      { top: color, legs, shoes: INK, boots: true, bulk: 2 },
      { kind: 'hood', color, trim: color },
    )
  const educator = winter(ADULTS.julie, { top: PLUM.base, legs: FIR.deep, trim: SUN.soft })
  const back = vary(POSES.standFront, { hands: pair(-12, -34, 12, -34), elbows: [-1, 1] })
  const penguin = vary(POSES.stand, {
    lean: -10,
    nod: 28,
    hands: pair(-14, -38, -6, -36),
    feet: pair(5, -4, 1, -4),
    soles: [-14, -14],
    elbows: [-1, -1],
  })
  return frame(
    ['#b4d0e6', '#f7f0e2'],
    closer(
      1.1,
      [240, 348],
      fence([-4, 490], 204, 46, '#cfae80', 28),
      land([0, 204, 240, 198, 480, 206], SNOW.base),
      land([0, 262, 240, 252, 480, 264], SNOW.light),
      under([191, 246], 60, 5),
      figure(behind(WATER.base, WATER.deep), vary(back, { lean: 6 }), [160, 244], 128),
      figure(behind(MAPLE.base, BARK.dark), vary(back, { lean: -6 }), [222, 244], 128),
      figure(behind(ROSE.base, PLUM.dark), back, [191, 248], 124),
      under([406, 252], 30, 5),
      figure(
        fisher,
        vary(POSES.stand, {
          lean: -8,
          nod: -28,
          hands: pair(-22, -46, -16, -48),
          elbows: [-1, -1],
          feet: pair(-6, -4, 8, -4),
        }),
        [408, 252],
        136,
        { facing: -1 },
      ),
      fish([392, 104]),
      face(mouth([11, 6.5], 3, 4.4), [424, 145], 19.6, 32.4, true),
      under([66, 352], 40, 6),
      adult(educator, vary(POSES.stand, { nod: -4, elbows: [-1, -1] }), [62, 352], 226, {
        grip: { near: [38, 100], far: [116, 110] },
      }),
      face(SIDE_OH, [60.6, 145], 20, -4),
      line('M106 172q16 -8 30 2t30 -2M106 186q14 6 26 4M104 160q14 -10 26 -6', WATER.base, 2.8),
      under([302, 350], 74, 6),
      figure(giver, penguin, [270, 350], 178),
      figure(keeper, penguin, [338, 350], 178, { facing: -1 }),
      face(SIDE_SMILE, [271, 208], 25.6, 22.5),
      face(SIDE_OH, [337, 208], 25.6, -22.5, true),
      ball([304, 315], 17, CREAM, MAPLE.base, 20),
    ),
  )
}

/** A fish that nobody sees, jumping. */
function fish(at: Point): string {
  return place(
    dashes('M-12 0C-2 -13 18 -13 26 0 18 13 -2 13 -12 0L-24 -10V10Z', WATER.deep, 2.4, '4 5') +
      disc([17, -3], 1.8, WATER.deep),
    at,
    { turn: 44 },
  )
}

/** Eyes wide open over a round mouth. */
const WIDE =
  disc([8.6, -2], 4, PAPER) +
  line('M9.600 -2h.1', INK, 3.4) +
  line('M5 -8.500q4 -3 7 -.5', INK, 1.6) +
  mouth([10.5, 8], 2.6, 3.4)

export function whaleBlowsElsewhere(): string {
  const whale = mild({ ...CAST.fatou, view: 'front' }, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const one = mild({ ...CAST.zoe, view: 'back' }, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const two = mild(CAST.emile, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const three = mild(CAST.jasleen, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  const educator = mild(ADULTS.pierre, { top: PLUM.base, legs: BARK.dark, shoes: INK })
  return frame(
    ['#dfe7ea', '#f4f1e4'],
    pane([96, 14], 104, 76, 'summer'),
    curtains([96, 14], 104, 76, '#d6a25a'),
    floor(150, FLOOR),
    shelf([10, 150], 76, 60, [
      ['books', 'ball'],
      ['basket', 'rings'],
    ]),
    figure(whale, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.1 }), [312, 206], 156, {
      grip: { near: [268, 56], far: [356, 56] },
    }),
    face(FRONT_LAUGH, [312, 77.4], 22.5),
    jet(312, 44),
    line('M62 236H30', PLUM.dark, 13) + oval([26, 234], 7, 10, PAPER, 12),
    table([202, 240], 320, 66, BARK.cut, 30),
    place(drape(), [0, -10]),
    under([432, 284], 46, 6),
    adult(educator, vary(POSES.heels, { lean: 4, nod: -6, elbows: [1, 1] }), [438, 284], 226, {
      facing: -1,
      grip: { near: [414, 220], far: [400, 226] },
    }),
    face(WIDE, [443, 153], 20, 3.8, true),
    under([156, 346], 46, 6),
    figure(
      one,
      vary(POSES.tailorFront, { lap: false, hands: pair(-40, -54, 18, -13), elbows: [1, -1] }),
      [156, 346],
      152,
    ),
    under([262, 348], 50, 6),
    figure(two, vary(POSES.tailor, { elbows: [1, 1] }), [262, 348], 154, {
      facing: -1,
      grip: { near: [214, 274], far: [244, 326] },
    }),
    under([364, 350], 50, 6),
    toddler(three, vary(POSES.floor, { elbows: [1, 1], stretch: 1.35 }), [364, 350], 142, {
      facing: -1,
      grip: { near: [322, 284], far: [342, 332] },
    }),
    face(SIDE_OH, [258, 270], 22.2, -7.1, true),
    face(SIDE_LAUGH, [366, 276], 26.2, 1.1, true),
    line('M104 268L93 263', CAST.zoe.skin, 5) +
      line('M214 274L203 269', CAST.emile.skin, 5) +
      line('M322 284L311 279', CAST.jasleen.skin, 5),
  )
}

/** The jet of a whale, from two raised hands and between them. */
function jet(x: number, y: number): string {
  return dashes(
    `M${x} ${y - 2}V${y - 34}M${x - 48} ${y - 4}Q${x - 52} ${y - 38} ${x - 70} ${y - 26}T${x - 84} ${y + 12}M${x + 48} ${y - 4}Q${x + 52} ${y - 38} ${x + 70} ${y - 26}T${x + 84} ${y + 12}`,
    WATER.base,
    5,
    '6 9',
  )
}

/** A sheet half on the table, half hanging to the floor, pushed from behind at the left. */
function drape(): string {
  return (
    fill(
      'M60 198H344L352 216V252Q334 258 316 250 296 258 274 250 250 260 226 250 204 258 180 250 156 260 134 252 100 262 52 252V216Z',
      WATER.soft,
    ) +
    fill('M60 198H344L352 216H52Z', WATER.pale) +
    line('M316 222L320 246M270 224L266 246M226 222L228 246M184 222L178 246', shade(WATER.soft, 0.16), 3) +
    fill('M56 256C54 232 70 220 92 220 118 220 134 234 138 256 110 266 80 266 56 256Z', glow(WATER.soft, 0.28)) +
    fill('M104 222Q124 230 122 262 132 260 138 256 134 234 104 222Z', shade(WATER.soft, 0.16)) +
    line(
      'M84 232Q76 244 78 258M98 236Q104 246 102 258M62 228Q58 222 60 218M132 228Q140 224 144 218',
      glow(WATER.soft, 0.6),
      2.6,
    )
  )
}

export function jarOfHands(): string {
  const octopus = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const jar = mild(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: WATER.pale })
  const flat = mild(CAST.idris, { top: FIR.soft, legs: FIR.base, shoes: FIR.dark })
  const folded = mild(CAST.mei, { top: ROSE.base, legs: ROSE.base, shoes: ROSE.dark })
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: WATER.deep, shoes: INK })
  return frame(
    ['#e7e2d6', '#f6f0e3'],
    pane([210, 14], 104, 76, 'spring'),
    curtains([210, 14], 104, 76, '#b58a9c'),
    floor(152, FLOOR),
    under([426, 186], 26, 4),
    chair([368, 184], ROSE.base, { scale: 1.3 }),
    figure(folded, vary(POSES.sit, { hip: [0, -27], lean: -2, feet: pair(19, -4, 16, -4) }), [422, 186], 136),
    rug([240, 278], 236, 80, FIR.pale, FIR.soft),
    under([92, 214], 34, 5),
    adult(educator, vary(POSES.walk, { lean: 2, nod: -8, elbows: [1, 1] }), [90, 214], 202, {
      grip: { near: [108, 37], far: [114, 34] },
    }),
    face(
      `<circle cx="8" cy="-1" r="5" stroke="${shade(ADULTS.julie.skin, 0.22)}" stroke-width="3"/>` + SIDE_SMILE,
      [90.3, 34.5],
      17.8,
      -6.9,
    ),
    under([218, 228], 80, 5),
    figure(
      flat,
      vary(POSES.prone, { lean: 84, nod: -40, hands: pair(50, -2, 34, -18), feet: pair(-42, -4, -36, -12) }),
      [222, 230],
      152,
    ),
    face(SIDE_SMILE, [259, 192], 22, 6.2),
    under([160, 346], 50, 6),
    figure(
      { ...octopus, wear: { ...octopus.wear, mitts: RED } },
      vary(POSES.tailor, { lean: 10, elbows: [1, 1], stretch: 1.14 }),
      [168, 346],
      168,
      {
        grip: { near: [232, 288], far: [208, 326] },
      },
    ),
    under([316, 346], 50, 6),
    figure(jar, vary(POSES.tailor, { lean: 6, nod: 8, elbows: [1, 1], stretch: 1.1 }), [312, 346], 168, {
      facing: -1,
      grip: { near: [258, 304], far: [260, 270] },
    }),
    face(SIDE_LAUGH, [181, 262], 24.2, 11.5),
    face(SIDE_OH, [303, 261], 24.2, -11.3, true),
    // The jar gives way under a sock: a bubble comes out.
    line('M196 296L203 298L230 289', RED, 18) +
      line('M202 289v17M209 287l5 16M218 284l5 16', PAPER, 3.4) +
      disc([233, 288], 9.8, RED),
    line('M190 320L206 326', WATER.base, 17) + line('M194 314l-4 14', PAPER, 3.4) + disc([209, 326], 9.4, WATER.base),
    line('M258 304L241 303M257 307L243 310M260 270L243 268M260 267L247 259', CAST.theo.skin, 4.8),
    dashes('M228 246a8 8 0 1 0 16 0a8 8 0 1 0 -16 0', WATER.deep, 2.2, '4 4'),
    line('M222 268l-8 -6M230 262l-3 -8M250 252l5 -7', MAPLE.dark, 2.8),
    once('k', fill('M-20 -5H2Q10 -5 12 3L15 12Q6 18 0 9L-2 6H-20Z', 'currentColor') + line('M-14 -4V5', PAPER, 3)),
    again('k', [70, 306], SUN.base, { turn: 12 }),
    again('k', [96, 308], PLUM.base, { mirror: true, turn: -20 }),
    again('k', [84, 318], MAPLE.base, { turn: -14 }),
  )
}

/** Lying towards us, the arms in a ring around nothing; the head is at the origin. */
function guarding({ wear, ...head }: Person, at: Point): string {
  return place(
    line('M-12 -24L-24 -52M12 -24L24 -52', wear.legs, 19) +
      oval([-26, -60], 9, 10, wear.shoes) +
      oval([26, -60], 9, 10, wear.shoes) +
      oval([0, -20], 30, 20, wear.legs) +
      oval([0, 0], 38, 27, wear.top) +
      drawHead({ view: 'front', ...head }, [0, 0], 24, 0, false) +
      line('M-32 8C-72 20 -70 70 -14 78M32 8C72 20 70 70 14 78', glow(wear.top, 0.12), 17) +
      disc([-10, 79], 9, head.skin) +
      disc([9, 80], 9, head.skin),
    at,
  )
}

export function dragonBreathesYes(): string {
  const dragon = mild(ADULTS.lucie, { top: FIR.base, legs: FIR.deep, shoes: PAPER })
  const left = mild(CAST.lea, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const wheels = mild(CAST.noah, { top: RED, legs: WATER.deep, shoes: PAPER })
  const far = mild({ ...CAST.maika, view: 'front' }, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const beyond = mild({ ...CAST.emile, view: 'front' }, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const small = mild({ ...CAST.awa, view: 'back' }, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const near = mild({ ...CAST.theo, view: 'back' }, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const step = vary(POSES.walk, { elbows: [1, 1] })
  return frame(
    ['#e6e5d8', '#f5f0e2'],
    pane([188, 10], 104, 66, 'autumn'),
    curtains([188, 10], 104, 66, '#9db5c0'),
    floor(138, FLOOR),
    rug([240, 272], 180, 64, '#e6cfae', '#c9a06c'),
    under([152, 204], 26, 4) + under([328, 204], 26, 4),
    figure(
      far,
      vary(POSES.standFront, { hands: pair(-12, -33, 30, -46), elbows: [1, -1], feet: pair(-6, -12, 6, -2) }),
      [152, 204],
      136,
    ),
    figure(
      beyond,
      vary(POSES.standFront, { hands: pair(-30, -46, 12, -33), elbows: [1, -1], feet: pair(-6, -2, 6, -12) }),
      [328, 204],
      136,
    ),
    face(FRONT_LAUGH, [152, 91.9], 19.6),
    face(FRONT_SMILE, [328, 91.9], 19.6),
    guarding(dragon, [240, 228]),
    face(line('M-9 0q3 -3.500 6 0M3 0q3 -3.500 6 0', INK, 1.8) + mouth([0, 8], 4.6, 5), [240, 228], 24),
    line('M240 256C224 266 224 284 240 284 254 284 256 268 244 268 230 270 226 294 244 296', MAPLE.base, 3.4),
    line('M218 262q-8 12 0 22M264 262q8 12 0 22', MAPLE.soft, 3),
    under([56, 284], 34, 5),
    figure(left, step, [50, 284], 154, { grip: { near: [104, 216] } }),
    under([428, 284], 40, 5),
    wheelchair([432, 284], PLUM.base, { mirror: true }),
    figure(
      wheels,
      vary(POSES.sit, { hip: [0, -38], lean: 10, feet: pair(26, -12, 28, -12), soles: [0, 0], elbows: [1, 1] }),
      [432, 284],
      148,
      {
        facing: -1,
        grip: { near: [374, 222] },
      },
    ),
    wheelchairWheel([432, 284], PLUM.base, { mirror: true }),
    face(SIDE_SMILE, [53.9, 163], 22.2, 2.2),
    face(SIDE_LAUGH, [423, 166], 21.3, -5.5, true),
    under([124, 350], 30, 5),
    figure(
      near,
      vary(POSES.standFront, { hands: pair(-12, -33, 37, -62), elbows: [1, -1], feet: pair(-6, -4, 6, -9) }),
      [122, 352],
      146,
    ),
    under([356, 350], 30, 5),
    toddler(
      small,
      vary(POSES.standFront, {
        hip: [0, -43.5],
        hands: pair(-40, -62, 12, -33),
        elbows: [1, -1],
        feet: pair(-10, -9, 6, -4),
      }),
      [356, 352],
      130,
    ),
  )
}
