import { chickadee } from '../../../kit/animals.ts'
import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap, log, stick } from '../../../kit/ground.ts'
import { frame, land, snowfall, specks, sun, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
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
import { ADULTS, autumn, CAST, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket, droplets, pot } from '../../../kit/things.ts'
import { cushion } from '../../../kit/toys.ts'
import { bare, fir, limb, trunk } from '../../../kit/trees.ts'

const STEEL = '#c3cbc9'

export function mapleDrops(): string {
  const listener = autumn(CAST.jasleen, { top: ROSE.base, legs: WATER.deep, shoes: FIR.dark, trim: PAPER })
  const front = autumn(CAST.noah, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.deep, trim: PAPER, hat: TUQUES.water })
  const back = autumn(CAST.rose, { top: PLUM.base, legs: WATER.deep, shoes: ROSE.dark, trim: PAPER, hat: TUQUES.rose })
  const adult = autumn(ADULTS.pierre, { top: FIR.base, legs: BARK.deep, shoes: INK, hat: TUQUES.maple })
  const grass = '#b9ab72'
  return frame(
    ['#cfe3ee', '#f8f3df'],
    sun([420, 58], 24, SUN.pale),
    woods(190, 56, '#c9cdb8', 6, 'fir'),
    bare([330, 236], 170, '#8d7c6c', 5),
    fence([190, 486], 226, 44, '#cbb48b', 28),
    land([0, 224, 240, 216, 480, 228], SNOW.base),
    fill('M250 250Q330 236 420 250 470 258 430 268 340 276 270 268 226 262 250 250Z', grass),
    fill('M0 270C120 252 360 252 480 272V360H0Z', SNOW.light),
    fill('M40 322Q130 300 220 316 260 328 200 340 100 348 50 340 10 334 40 322Z', grass),
    fill('M330 340Q400 326 470 338V360H320Q310 348 330 340Z', SNOW.shade, 0.7),
    log([398, 246], [426, 250], 8, BARK.dark),
    log([410, 240], [440, 238], 8, BARK.base),
    pot([418, 236], STONE.dark, STONE.pale, { scale: 0.9 }),
    figure(adult, vary(POSES.stand, { lean: 14, nod: 0 }), [48, 322], 212, {
      build: 'adult',
      grip: { near: [94, 148], far: [96, 190] },
    }),
    trunk([150, 308], -10, 96, BARK.base),
    limb([160, 70], [60, 40], [-20, 20], 40, 20, BARK.base),
    limb([150, 90], [230, 50], [320, -20], 40, 16, BARK.base),
    line('M188 144h16l4 4', STONE.dark, 6),
    fill('M178 164L236 148 240 156 184 172Z', STONE.base),
    fill('M184 172H236L230 228H190Z', STEEL),
    fill('M216 172H236L230 228H218Z', shade(STEEL, 0.18)),
    oval([210, 172], 26, 6, STONE.dark),
    line('M186 188h47M188 212h43', STONE.base, 2.4),
    droplets(
      [
        [208, 151],
        [209, 163],
      ],
      3.4,
      WATER.base,
    ),
    figure(listener, vary(POSES.stand, { lean: 6, nod: 2, elbows: [1, 1] }), [280, 302], 156, {
      facing: -1,
      grip: { near: [252, 206], far: [240, 228] },
    }),
    figure(back, vary(POSES.walk, { lean: 2 }), [312, 354], 154, { grip: { near: [340, 266], far: [344, 266] } }),
    figure(
      front,
      vary(POSES.walk, { lean: 4, hands: pair(-16, -50, -12, -50), elbows: [-1, -1], feet: pair(-9, -5, 10, -4) }),
      [436, 354],
      158,
      {
        grip: { near: [408, 266], far: [410, 266] },
      },
    ),
    stick([324, 266], [428, 266], 7, BARK.soft),
    line('M364 302Q376 250 388 302', STONE.dark, 3),
    bucket([376, 330], STEEL, { scale: 1.1 }),
    droplets(
      [
        [356, 306],
        [398, 302],
      ],
      3,
      WATER.base,
    ),
    disc([341, 266], 7, CAST.rose.skin),
    disc([408, 266], 7, CAST.noah.skin),
  )
}

export function chickadeeDiner(): string {
  const spotter = winter(CAST.mei, { top: ROSE.base, legs: PLUM.dark, trim: SUN.soft })
  const scribe = winter(CAST.kofi, { top: SUN.base, legs: WATER.deep, trim: MAPLE.dark })
  const bird = winter(CAST.lea, { top: FIR.base, legs: FIR.deep, trim: SUN.base })
  const adult = winter(ADULTS.minh, { top: WATER.deep, legs: BARK.deep, trim: ROSE.base })
  const tube = (from: Point, to: Point) =>
    line(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, BARK.soft, 15) +
    line(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, BARK.pale, 10)
  return frame(
    ['#c3dae6', '#f3f1e6'],
    sun([300, 60], 22, SUN.pale),
    land([0, 176, 110, 150, 250, 178, 380, 154, 480, 170], '#bccbd6'),
    trunk([466, 262], -10, 34, BARK.base),
    land([0, 236, 240, 228, 480, 242], SNOW.base),
    fill('M0 290C140 276 340 276 480 296V360H0Z', SNOW.light),
    snowfall(8, 5),
    fill('M0 0H96V296H0Z', '#b8745a'),
    line('M0 34H96M0 142H96M0 178H96M0 214H96', '#a3634b', 3),
    fill('M14 40H76V120H14Z', CREAM),
    fill('M20 46H70V114H20Z', SUN.soft),
    line('M45 46V114', CREAM, 4),
    fill('M92 0h8v296h-8Z', '#97573f'),
    line('M464 130Q430 116 400 106M450 124l-8 -20', BARK.base, 5.5),
    chickadee([418, 96], { mirror: true, scale: 1.1 }),
    line('M348 300V170', BARK.base, 9),
    fill('M300 160H396V172H300Z', BARK.pale),
    fill('M300 170H396V177H300Z', BARK.soft),
    line('M312 160V118M384 160V118', BARK.base, 6),
    fill('M292 122L348 82 404 122Z', MAPLE.dark),
    fill('M300 112L348 78 396 112 404 106 348 66 292 106Z', SNOW.light),
    heap([348, 161], 66, 12, INK, 4),
    chickadee([326, 148], { scale: 1.35 }),
    chickadee([374, 150], { scale: 1.25, mirror: true }),
    place(chickadee([0, 0], { scale: 1.1 }) + fill('M-4 -2Q-18 -22 -26 -22 -20 -6 -10 4Z', '#7d8790'), [256, 96], {
      mirror: true,
      turn: -14,
    }),
    heap([348, 306], 70, 16, SNOW.base, 5),
    figure(bird, vary(POSES.balance, { lean: 4, hands: pair(-32, -78, 34, -80) }), [206, 262], 96, {
      facing: -1,
      shadow: true,
    }),
    cushion([62, 334], 84, 22, PLUM.base),
    figure(adult, vary(POSES.floor, { hip: [0, -16], lean: 4, nod: 0, elbows: [1, 1] }), [52, 344], 196, {
      build: 'adult',
      grip: { near: [110, 228], far: [104, 290] },
    }),
    figure(scribe, vary(POSES.floor, { hip: [0, -18], lean: 12, nod: 10, elbows: [1, 1] }), [144, 350], 160, {
      grip: { near: [190, 296], far: [200, 290] },
    }),
    fill('M186 300L236 290 246 318 196 328Z', PAPER),
    line('M200 304v12M207 303v12M214 301v12M224 299l4 5 -4 5 4 5', INK, 2.4),
    disc([192, 298], 8, MAPLE.dark),
    line('M194 296l8 10', SUN.dark, 4),
    figure(spotter, vary(POSES.crouch, { hip: [-4, -20], lean: 8, nod: -6, elbows: [1, 1] }), [296, 354], 150, {
      grip: { near: [322, 256], far: [326, 254] },
    }),
    tube([306, 250], [334, 238]),
    disc([322, 252], 8.5, SUN.soft),
  )
}

export function giantWord(): string {
  const reader = winter(CAST.idris, { top: SUN.base, legs: WATER.deep, trim: MAPLE.dark })
  const pointer = winter(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, trim: PAPER })
  const a = winter(CAST.lea, { top: WATER.base, legs: WATER.deep, trim: SUN.base })
  const m = winter(CAST.noah, { top: MAPLE.base, legs: FIR.deep, trim: PAPER })
  const i = winter(CAST.anh, { top: FIR.base, legs: FIR.deep, trim: ROSE.soft })
  const adult = winter(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, trim: CREAM })
  const letters = 'M-146 60L-110 -60 -74 60M-132 20H-88M-38 60V-60L6 16 50 -60V60M106 -60V60'
  return frame(
    ['#c3dae6', '#f5f0e2'],
    sun([80, 40], 20, SUN.pale),
    woods(92, 50, '#b0c2cf', 6, 'round'),
    land([0, 92, 240, 86, 480, 94], SNOW.light),
    fill('M0 240C160 226 330 250 480 236V360H0Z', '#eaf0f2'),
    fir([30, 122], 84, '#4d7d63'),
    `<g transform="matrix(1.18 0 -.16 .9 320 176)">${line(letters, SNOW.deep, 17)}${line(letters, '#b4c6d3', 12)}${dashes(letters, '#8ba5b7', 7, '1 12')}</g>`,
    figure(a, vary(POSES.balance, { lean: 2, nod: 10, hands: pair(-32, -56, 34, -58) }), [244, 178], 78, {
      facing: -1,
    }),
    figure(m, vary(POSES.walk, { nod: 12, hands: pair(-26, -54, 28, -54) }), [330, 202], 78, {}),
    figure(i, vary(POSES.jump, {}), [446, 292], 90, { facing: -1 }),
    oval([446, 296], 20, 4, SNOW.shade),
    figure(adult, vary(POSES.stand, { lean: -2, nod: -14, hands: pair(10, -40, 16, -60) }), [236, 366], 166, {
      build: 'adult',
      facing: -1,
    }),
    fill('M-10 314H176V372H-10Z', BARK.base),
    line('M-10 334H176', shade(BARK.base), 3),
    fill('M-10 306H176V318H-10Z', BARK.pale),
    line('M8 314V248M86 314V248M166 314V248', BARK.soft, 8),
    line('M-10 250H172', MAPLE.dark, 9),
    figure({ ...reader, view: 'back' }, POSES.standFront, [46, 376], 172, {}),
    figure(
      { ...pointer, view: 'back' },
      vary(POSES.standFront, { hands: pair(-12, -36, 30, -68), elbows: [1, 1] }),
      [124, 378],
      164,
      {},
    ),
  )
}

/** A torch held at the origin, its lamp towards the right, with the light it throws: `reach` long, `spread` wide. */
function torch(at: Point, turn: number, reach: number, spread: number, light: string): string {
  return place(
    fill(`M20 -7L${reach} ${-spread}Q${reach + spread * 0.5} 0 ${reach} ${spread}L20 7Z`, light, 0.42) +
      fill(
        `M20 -5L${reach * 0.8} ${-spread * 0.5}Q${reach * 0.8 + spread * 0.3} 0 ${reach * 0.8} ${spread * 0.5}L20 5Z`,
        light,
        0.5,
      ) +
      line('M-8 0H10', MAPLE.dark, 9) +
      fill('M10 -5L21 -9V9L10 5Z', STONE.soft),
    at,
    { turn },
  )
}

export function lightReturns(): string {
  const holder = winter(CAST.fatou, { top: SUN.base, legs: MAPLE.dark, trim: PAPER })
  const tinter = winter(CAST.theo, { top: WATER.soft, legs: WATER.base, trim: MAPLE.base })
  const seeker = winter(CAST.maika, { top: FIR.soft, legs: FIR.base, trim: CREAM })
  const quiet = winter(CAST.sami, { top: ROSE.soft, legs: ROSE.base, trim: PAPER })
  const adult = winter(ADULTS.minh, { top: MAPLE.soft, legs: PLUM.dark, trim: PAPER })
  const snow = '#8b9cc0'
  return frame(
    ['#182440', '#4b5f86'],
    disc([60, 52], 18, SUN.pale),
    disc([68, 47], 17, '#1f2d4d'),
    specks({ x: [100, 330], y: [8, 120] }, 14, PAPER, 4, 1.2, 0.85),
    woods(196, 70, '#2e4162', 6, 'round'),
    fill('M344 0H490V256H344Z', '#5b4a5e'),
    fill('M344 0h8v256h-8Z', '#46394c'),
    land([0, 226, 240, 214, 480, 232], '#6c7ea6'),
    fill('M0 280C140 262 340 262 480 284V360H0Z', snow),
    fill('M384 256H452L490 330V352H250Z', SUN.soft, 0.55),
    fill('M384 256V104H452V256Z', SUN.soft),
    fill('M452 256V104L474 116V268Z', MAPLE.dark),
    line('M384 256V104H452V256', BARK.deep, 6),
    disc([418, 78], 9, SUN.pale),
    disc([418, 78], 24, SUN.soft, 0.25),
    bare([196, 236], 176, '#b7a48e', 7),
    place(torch([0, 0], -58, 110, 40, SUN.soft), [124, 190]),
    figure(seeker, vary(POSES.stand, { lean: -4, nod: -20, elbows: [1, 1] }), [96, 262], 118, {
      grip: { near: [122, 194], far: [130, 206] },
    }),
    disc([122, 193], 6.5, CREAM),
    figure(quiet, vary(POSES.stand, { lean: 4, nod: -4, elbows: [1, 1] }), [452, 316], 134, {
      facing: -1,
      grip: { near: [414, 246], far: [412, 252] },
    }),
    figure(adult, vary(POSES.kneel, { lean: 6, nod: 0 }), [378, 318], 190, {
      build: 'adult',
      grip: { near: [416, 246], far: [430, 228] },
    }),
    figure(tinter, vary(POSES.stand, { lean: 4, nod: 6, elbows: [1, 1] }), [166, 318], 142, {
      grip: { near: [204, 210], far: [214, 206] },
    }),
    torch([92, 242], 2, 104, 28, SUN.soft),
    fill('M212 212L330 296Q352 344 276 350 224 346 212 292Z', ROSE.soft, 0.55),
    oval([278, 332], 60, 16, ROSE.soft, 0, 0.9),
    line('M254 330l5 2M274 338l5 1M296 330l5 2M266 324l4 1', ROSE.dark, 5),
    fill('M192 208Q208 216 226 206L222 248 230 292Q212 302 198 292L202 248Z', ROSE.base, 0.85),
    disc([203, 210], 8, MAPLE.base),
    disc([216, 207], 7, shade(MAPLE.base)),
    figure(holder, vary(POSES.stand, { lean: 8, nod: 6, elbows: [1, 1] }), [44, 350], 168, {
      grip: { near: [90, 242], far: [82, 254] },
    }),
    disc([90, 243], 9, PAPER),
  )
}
