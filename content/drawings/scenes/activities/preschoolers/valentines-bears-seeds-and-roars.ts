import { figure, type Person, type Pose } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { cloud, frame, land, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  EARTH,
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
import { ADULTS, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { bench, floor, pane, rug, shelf } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { wateringCan } from '../../../kit/things.ts'
import { cushion, heart, sheet, under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'

const RED = '#d6463a'

/** A shoebox that stands on the origin, its lid slit on top; `face` is glued on the front, around (0, -24). */
function shoebox(at: Point, color: string, lid: string, face: string, behind = ''): string {
  return place(
    behind +
      fill('M-34 -52L-24 -70H42L34 -52Z', glow(lid, 0.3)) +
      line('M-14 -61H22', shade(lid, 0.6), 4.5) +
      fill('M33 -52L42 -70V-16L33 0Z', shade(color, 0.24)) +
      fill('M-33 -52H33V0H-33Z', color) +
      fill('M34 -40V-52L42 -70V-58Z', shade(lid, 0.26)) +
      fill('M-35 -52H35V-40H-35Z', lid) +
      face,
    at,
  )
}

function eyes(white: string, pupil: string, x = 14, y = -28, r = 8): string {
  return [-x, x].map((dx) => disc([dx, y], r, white) + disc([dx + 1.5, y + 1], r * 0.45, pupil)).join('')
}

/** Two upright paper ears behind the lid. */
function ears(d: string, color: string, inside: string): string {
  const one = fill(d, color) + place(fill(d, inside), [-1, -6], { scale: 0.58 })
  return place(one, [-18, -58]) + place(one, [24, -58], { mirror: true })
}

export function shoeboxWhisper(): string {
  const whisperer = mild(CAST.maika, { top: WATER.base, legs: PLUM.dark, shoes: SUN.base })
  const gluer = mild(CAST.noah, { top: SUN.base, legs: FIR.dark, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const tongue = (color: string) => line('M4 -60L0 -36', color, 13)
  const pointed = 'M-13 4L-10 -30Q-4 -34 4 -26L13 4Z'
  return frame(
    ['#f6dfdd', '#f9f0e4'],
    pane([26, 26], 92, 76, 'winter'),
    line('M160 40Q300 84 446 36', shade(CREAM, 0.4), 2),
    heart([206, 60], 1.5, ROSE.base, 6) +
      heart([262, 68], 1.5, RED, 0) +
      heart([318, 67], 1.5, ROSE.soft, -4) +
      heart([374, 60], 1.5, RED, -10),
    floor(206, '#d8b98e', PAPER),
    shelf([392, 206], 84, 76, [
      ['books', 'plant'],
      ['bin', 'blocks'],
    ]),
    shoebox([346, 258], SUN.soft, SUN.base, eyes(PAPER, INK) + tongue(RED), ears(pointed, MAPLE.base, MAPLE.pale)),
    shoebox(
      [258, 258],
      FIR.pale,
      FIR.base,
      eyes(PAPER, INK, 13, -27, 9) + heart([0, -10], 0.8, RED),
      ears('M-11 4Q-16 -26 -2 -30 12 -26 11 4Z', FIR.soft, FIR.mist) +
        place(fill('M-11 -20H13V0H-11Z', PAPER), [4, -60], { turn: -8 }),
    ),
    shoebox(
      [170, 258],
      ROSE.soft,
      ROSE.base,
      eyes(PAPER, INK) +
        line('M-12 -12Q0 0 12 -12', ROSE.dark, 4.5) +
        heart([-25, -46], 0.6, PAPER) +
        heart([25, -46], 0.6, PAPER),
    ),
    figure(whisperer, vary(POSES.kneel, { lean: 28, nod: 10, elbows: [1, 1] }), [84, 304], 172, {
      shadow: true,
      grip: { near: [136, 214], far: [158, 206] },
    }),
    rug([336, 328], 166, 31, '#c4d6cf', '#dde8dc'),
    sheet([222, 334], 56, 15, heart([-8, 0], 0.55, RED) + heart([13, 1], 0.45, ROSE.base)),
    line('M176 344h14', PAPER, 9) + line('M190 344h5', PLUM.base, 9),
    shoebox(
      [317, 346],
      CARDBOARD,
      MAPLE.soft,
      eyes(PAPER, INK) + tongue(ROSE.base),
      ears(pointed, PLUM.base, PLUM.soft),
    ),
    figure(gluer, vary(POSES.floor, { lean: 14, nod: 2, elbows: [1, 1] }), [408, 346], 162, {
      facing: -1,
      grip: { near: [345, 268], far: [351, 292] },
    }),
  )
}

/** A bowl seen from a little above; the origin is the middle of its foot. */
function bowl(at: Point, w: number, color: string, content = ''): string {
  const r = w / 2
  return place(
    oval([0, -w * 0.5], r, r * 0.3, shade(color, 0.34)) +
      content +
      fill(
        `M${num(-r)} ${num(-w * 0.5)}A${num(r)} ${num(r * 0.3)} 0 0 0 ${num(r)} ${num(-w * 0.5)}Q${num(r * 0.9)} 0 ${num(r * 0.4)} 0H${num(-r * 0.4)}Q${num(-r * 0.9)} 0 ${num(-r)} ${num(-w * 0.5)}Z`,
        color,
      ) +
      `<path d="M${num(-r)} ${num(-w * 0.5)}A${num(r)} ${num(r * 0.3)} 0 0 0 ${num(r)} ${num(-w * 0.5)}" stroke="${glow(color, 0.35)}" stroke-width="3"/>`,
    at,
  )
}

export function threeBowlsThreeBears(): string {
  const big = mild(CAST.kofi, { top: PLUM.base, legs: BARK.deep, shoes: PAPER })
  const middle = mild(CAST.lea, { top: MAPLE.base, legs: WATER.deep, shoes: SUN.base })
  const small = mild(CAST.anh, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.soft, cut: 'stripes', trim: FIR.pale })
  const sleeper = mild(CAST.zoe, { top: ROSE.base, legs: PLUM.base, shoes: CREAM })
  const tape = '#2f7fa8'
  return frame(
    ['#e8e2d4', '#f6f0e2'],
    floor(200, '#d4b489', PAPER),
    fill('M54 200L12 350H468L426 200Z', '#f1dfb9', 0.6),
    line('M54 190V104L240 22L426 104V190', tape, 7),
    line('M54 202L12 350H170M310 350H468L426 202', tape, 7),
    pane([208, 50], 64, 46, 'autumn'),
    figure(big, vary(POSES.stand, { lean: 2, nod: 14, elbows: [1, 1] }), [98, 272], 160, {
      shadow: true,
      grip: { near: [132, 200], far: [150, 196] },
      holding: bowl([148, 214], 62, SUN.base, line('M8 -28L26 -52', BARK.soft, 4.5)),
    }),
    figure(middle, POSES.standFront, [240, 262], 156, {
      shadow: true,
      grip: { near: [218, 201], far: [262, 201] },
      holding: bowl([240, 216], 46, FIR.soft, line('M6 -22L14 -36', BARK.soft, 4)),
    }),
    figure(small, vary(POSES.stand, { lean: 4, nod: 16, elbows: [1, 1] }), [378, 272], 156, {
      shadow: true,
      facing: -1,
      grip: { near: [346, 202], far: [336, 200] },
      holding: bowl([340, 210], 28, RED, line('M-3 -14L-9 -24', BARK.soft, 3.4)),
    }),
    under([84, 342], 70) + cushion([84, 340], 120, 48, MAPLE.soft),
    under([200, 342], 50) + cushion([200, 340], 88, 36, WATER.soft),
    under([294, 343], 40) + cushion([294, 342], 66, 27, FIR.soft),
    figure(
      { ...sleeper, view: 'front' },
      vary(POSES.lie, { lean: -68, nod: -38, feet: pair(30, -5, 38, -5), knees: [-1, -1] }),
      [364, 346],
      164,
      { grip: { near: [362, 318], far: [312, 336] } },
    ),
    place(fill('M-17 7C-21 -23 21 -23 17 7 12 -7 -12 -7 -17 7Z', SUN.base), [297, 299], { turn: -75, scale: 1.57 }),
  )
}

export function threeSeedsOneFinger(): string {
  const digger = mild(CAST.awa, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base, cut: 'overalls' })
  const adult = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const seed = (x: number, y: number) =>
    place(
      fill('M0 -11C9 -5 9 8 0 10 -9 8 -9 -5 0 -11Z', BARK.pale) +
        line('M0 -11C9 -5 9 8 0 10 -9 8 -9 -5 0 -11Z', BARK.soft, 2.4),
      [x, y],
      { turn: x / 2 },
    )
  const card = place(
    fill('M-60 -23H60V23H-60Z', PAPER) +
      line('M-59 23H59', shade(PAPER, 0.2), 3) +
      [-38, 0, 38]
        .map((x) => `<circle cx="${x}" r="16.5" stroke="${PLUM.base}" stroke-width="3.4"/>${seed(x, 0)}`)
        .join(''),
    [306, 216],
    { turn: -4 },
  )
  return frame(
    ['#c8e6ee', '#f1f5df'],
    cloud([60, 66], 100, PAPER, 0.9),
    woods(150, 54, '#b7d59a', 4, 'round'),
    leafy([420, 196], 180, '#a9d07c', 5),
    fence([6, 480], 192, 50, '#dcc197', 30),
    land([0, 188, 240, 184, 480, 190], '#a8d088'),
    tufts([200, 340], 16, FIR.base, 8, 8),
    bench([420, 336], 130, 44),
    place(
      fill('M-120 -62L-98 -92H98L120 -62Z', shade(WATER.soft, 0.3)) +
        fill('M-110 -60L-92 -86Q-50 -100 0 -90 60 -100 92 -86L110 -60Z', EARTH.base) +
        line('M-70 -74h.1M-30 -80h.1M10 -72h.1M50 -80h.1M-6 -84h.1M80 -72h.1', EARTH.dark, 5) +
        line('M0 -76L-14 -112', MAPLE.base, 6) +
        fill('M-122 -64H122L112 0H-112Z', WATER.soft) +
        line('M-120 -63H120', glow(WATER.soft, 0.35), 7),
      [216, 316],
    ),
    figure(adult, vary(POSES.sit, { lean: 14, nod: 10, elbows: [1, 1] }), [424, 342], 236, {
      build: 'adult',
      facing: -1,
      grip: { near: [364, 220], far: [346, 238] },
      holding: card,
    }),
    under([172, 346], 32),
    place(
      fill('M-26 -46H26L20 0H-20Z', PAPER) +
        fill('M-24.5 -34H24.5L22.5 -18H-22.5Z', SUN.base) +
        oval([0, -46], 26, 8, PAPER) +
        oval([0, -45.5], 22.5, 6, EARTH.base) +
        line('M-12 -45h.1M12 -46h.1', EARTH.dark, 5),
      [172, 346],
    ),
    figure(digger, vary(POSES.heels, { lean: 26, nod: 8, elbows: [1, 1] }), [92, 346], 178, {
      shadow: true,
      grip: { near: [164, 284], far: [149, 318] },
    }),
    line('M166 286L171 301', CAST.awa.skin, 5.5),
    disc([149, 318], 7, shade(CAST.awa.skin, 0.1)),
    wateringCan([278, 346], ROSE.base),
  )
}

/** Both hands flat on the head: the shell. */
const SHELL: Pose = vary(POSES.standFront, { hands: pair(-9, -96, 9, -96), elbows: [-1, 1], stretch: 1.22 })
const EGG_SIDE: Pose = vary(POSES.crouch, { hands: pair(2, -67, 22, -66), elbows: [-1, 1], nod: 12 })
const EGG_FRONT: Pose = vary(POSES.standFront, {
  hip: [0, -24],
  stretch: 1.22,
  hands: pair(-9, -80, 9, -80),
  elbows: [-1, 1],
  feet: pair(-12, -4, 12, -4),
  knees: [1, -1],
  lap: true,
})

export function everyoneIsAnEgg(): string {
  const adult = summer(ADULTS.lucie, { top: MAPLE.base, legs: BARK.deep, shoes: CREAM })
  const shy = summer(CAST.zoe, { top: PLUM.base, legs: WATER.deep, shoes: SUN.base })
  const dinos: [Person, Pose, Point, number, 1 | -1][] = [
    [summer(CAST.sami, { top: FIR.base, legs: BARK.dark, shoes: PAPER }), EGG_SIDE, [228, 250], 130, -1],
    [summer(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.base }), EGG_FRONT, [336, 258], 134, 1],
    [summer(CAST.theo, { top: WATER.base, legs: MAPLE.deep, shoes: PAPER }), EGG_FRONT, [262, 346], 156, 1],
    [summer(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: SUN.base }), EGG_SIDE, [416, 342], 156, -1],
  ]
  const cone = (x: number, y: number, s: number) =>
    place(
      fill('M-5 -26H5L13 0H-13Z', MAPLE.base) + line('M-8 -11H8', PAPER, 5) + line('M-15 0H15', MAPLE.dark, 5),
      [x, y],
      { scale: s },
    )
  return frame(
    ['#bfe2ee', '#eef5dd'],
    fill(
      'M300 92Q296 60 330 52 360 46 384 64 404 74 414 60 416 34 428 28 446 22 454 34 456 42 444 44 434 44 434 58 434 86 414 92L416 112H402L398 98Q374 104 352 98L350 112H336L338 94Q300 98 270 84 290 84 300 88Z',
      PAPER,
      0.95,
    ),
    woods(166, 60, '#9cc884', 9, 'round'),
    land([0, 184, 240, 176, 480, 182], '#a6d184'),
    cone(176, 202, 0.8) + cone(282, 198, 0.8) + cone(446, 204, 0.8),
    tufts([210, 350], 12, FIR.base, 11, 8),
    figure(adult, SHELL, [92, 336], 268, { build: 'adult', shadow: true, grip: { near: [82, 58], far: [102, 58] } }),
    figure(shy, vary(SHELL, { lean: -5 }), [132, 344], 146, { shadow: true }),
    ...dinos.map(
      ([who, pose, at, height, facing]) =>
        figure(who, pose, at, height, { facing, shadow: true }) +
        (pose.front ? disc([at[0], at[1] - height * 0.2], height * 0.035, who.wear.legs) : ''),
    ),
  )
}
