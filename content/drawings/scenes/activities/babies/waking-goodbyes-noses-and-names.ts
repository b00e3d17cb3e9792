import { figure, type Person, toddler } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { drawHead, type Head } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
  HAIR,
  MAPLE,
  mix,
  PAPER,
  PLUM,
  ROSE,
  SKIN,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, door, floor, hooks, mirror, pane, pinned, plant, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { musicNote } from '../../../kit/things.ts'
import { basket, cushion, rabbit, under } from '../../../kit/toys.ts'

const MOUTH = '#7d2f26'
const NIGHTFALL = '#2b2f56'

/** As one sees it with the blind down. */
const dusk = (color: string, t = 0.3): string => mix(color, NIGHTFALL, t)

function dimmed(person: Person): Person {
  const { wear, hair, skin } = person
  return {
    ...person,
    skin: dusk(skin, 0.2),
    hair: { ...hair, color: dusk(hair.color) },
    wear: {
      ...wear,
      top: dusk(wear.top),
      legs: dusk(wear.legs),
      shoes: dusk(wear.shoes),
      trim: dusk(wear.trim ?? PAPER),
    },
  }
}

export function lightThroughTheBlind(): string {
  const adult = dimmed(mild(ADULTS.minh, { top: ROSE.base, legs: WATER.deep, shoes: CREAM }))
  const toucher = dimmed(sleeper(BABIES.malik, SUN.base, PAPER, 'stripes'))
  const carried = dimmed(sleeper(BABIES.olivier, FIR.soft, PAPER))
  const sleeping = dimmed(sleeper(BABIES.tao, PLUM.soft, PAPER))
  const slat = '#66688a'
  const light = '#ffeeb4'
  let slats = ''
  for (let y = 38; y < 128; y += 10) slats += `M54 ${y}H174`
  const wood = dusk(BARK.pale, 0.34)
  return frame(
    ['#5c6087', '#6c6d90'],
    wainscot(146, 200, '#585b82'),
    floor(200, '#6d5a5e', '#8688a6'),
    fill('M54 32H174V132H54Z', light),
    line(slats, slat, 8.6),
    line('M54 36H174', '#7f82a3', 12) + line('M164 40V92', '#7f82a3', 3),
    line('M48 28H180V136H48Z', '#9698b4', 7) + line('M40 141H188', '#8082a2', 7),
    fill('M54 100H174L262 348H62Z', light, 0.13),
    fill('M54 60H174L262 300H62Z', light, 0.1),
    // The cot, its sleeper, then the bars on our side.
    fill('M338 140H474V150H338Z', wood),
    line('M352 150V206M370 150V206M388 150V206M406 150V206M424 150V206M442 150V206M460 150V206', shade(wood, 0.3), 4),
    fill('M342 196H470V222H342Z', dusk(PAPER, 0.36)),
    figure(sleeping, BABY_POSES.sleep, [376, 202], 118, { build: 'baby', facing: -1 }),
    fill('M346 200Q350 184 372 178 388 172 396 184L398 204H346Z', dusk(WATER.soft, 0.36)),
    line('M356 194Q362 186 378 184', dusk(WATER.pale, 0.36), 3),
    fill('M338 210H474V226H338Z', shade(wood, 0.12)),
    line('M342 132V246M470 132V246', wood, 9),
    line('M360 160V212M378 160V212M396 160V212M414 160V212M432 160V212M450 160V212', wood, 3.6),
    line('M342 158H470', wood, 6),
    rug([196, 308], 196, 48, '#5f6b86', '#75809a'),
    fill('M62 270H244L272 350H26Z', '#a9abc4') + line('M44 310H258', '#989ab6', 3),
    fill('M60 276H246L250 286H55Z', light) +
      fill('M48 300H254L258 312H42Z', light) +
      fill('M33 330H264L269 343H27Z', light),
    cushion([334, 320], 46, 84, dusk(MAPLE.base), { turn: 5 }),
    oval([292, 320], 78, 12, '#1d2145', 0, 0.3),
    figure(adult, vary(POSES.tailor, { lean: -4, nod: 14 }), [306, 316], 276, {
      build: 'adult',
      facing: -1,
      grip: { near: [268, 266], far: [260, 272] },
      holding: figure(carried, vary(BABY_POSES.held, { lean: -14, nod: 0 }), [272, 296], 132, {
        build: 'baby',
        facing: 1,
        step: { near: [252, 306] },
      }),
    }),
    oval([110, 338], 66, 9, '#1d2145', 0, 0.26),
    figure(toucher, vary(BABY_POSES.tummy, { lean: 60, nod: -30, stretch: 1.25 }), [110, 342], 150, {
      build: 'baby',
      grip: { near: [190, 307], far: [172, 334] },
    }),
    fill('M150 301H178L180 311H150Z', light, 0.6),
    line('M169 303l8 -3M170 306l9 0M169 309l8 4', glow(toucher.skin, 0.3), 4.2),
  )
}

/** A grown-up's tuque, soft, without a pompom, that hangs from the two hands at its brim. */
function softTuque(at: Point, color: string, trim: string, turn = 0): string {
  return place(
    fill('M-25 -8C-26 -44 -6 -58 10 -50 26 -46 26 -22 25 -8Z', color) +
      line('M-14 -16Q-14 -36 -4 -46M0 -16Q2 -34 4 -48M14 -16Q16 -34 12 -46', shade(color, 0.18), 2.4) +
      line('M-22 -5H22', trim, 13) +
      line('M-14 -9v8M-5 -9v8M5 -9v8M14 -9v8', shade(trim, 0.16), 2),
    at,
    { turn },
  )
}

export function hatThatStays(): string {
  const adult = mild(ADULTS.julie, { top: WATER.base, legs: BARK.deep, shoes: CREAM })
  const newcomer = sleeper(BABIES.tao, FIR.soft, PAPER)
  const hatted = {
    ...sleeper(BABIES.malik, ROSE.base, PAPER, 'stripes'),
    hat: { kind: 'rainhat', color: SUN.base, trim: SUN.dark },
  } as const
  return frame(
    ['#f3e3cc', '#f4ead6'],
    wainscot(148, 212, '#e2c6a4'),
    floor(212, '#b9916c'),
    door([16, 212], 92, 184, FIR.base),
    hooks([168, 76], 42, [MAPLE.base, PLUM.base, ''], BARK.soft),
    pane([346, 34], 100, 84, 'autumn'),
    curtains([346, 34], 100, 84, ROSE.soft),
    rug([196, 312], 192, 42, '#dbe6e0', FIR.soft),
    under([158, 312], 92),
    figure(adult, vary(POSES.tailor, { lean: -2, nod: 12 }), [136, 312], 292, {
      build: 'adult',
      grip: { near: [172, 276], far: [196, 244] },
      holding: figure(newcomer, vary(BABY_POSES.held, { lean: -2, nod: 12 }), [178, 292], 140, {
        build: 'baby',
        grip: { near: [196, 266], far: [226, 262] },
        holding: softTuque([212, 274], '#c0432f', CREAM, 8),
      }),
    }),
    basket(
      [300, 300],
      92,
      26,
      BARK.pale,
      rabbit([-8, -14], STONE.pale, { scale: 0.8, turn: -12 }) +
        fill('M4 -26Q10 -40 24 -36 38 -38 40 -26Z', WATER.soft),
    ),
    under([396, 342], 54),
    figure(hatted, vary(BABY_POSES.sit, { lean: 0, nod: -4 }), [404, 344], 162, {
      build: 'baby',
      facing: -1,
      grip: { near: [366, 310], far: [380, 316] },
    }),
    fill('M256 348Q258 332 272 332 276 320 292 322 306 324 306 336 320 338 322 348Z', PLUM.soft) +
      line('M270 336Q288 342 306 336', PLUM.base, 3.4),
  )
}

/** A washable rag doll with bare feet, sitting up and turned to us; its toes are at (±17, 0). */
function barefootDoll(at: Point, skin: string, hair: string, dress: string, scale = 1): string {
  const foot = (x: number, turn: number) =>
    oval([x, -6], 7, 10, skin, turn) +
    line(`M${x - 5} -14h.1M${x - 1.6} -16h.1M${x + 1.8} -16h.1M${x + 5} -14h.1`, glow(skin, 0.3), 3.4)
  return place(
    line('M-6 -10L-17 -4M6 -10L17 -4', skin, 9) +
      line('M-8 -34L-22 -22M8 -34L22 -22', skin, 7) +
      fill('M-9 -42H9L18 -6H-18Z', dress) +
      line('M-12 -14H12', glow(dress, 0.5), 3) +
      disc([0, -55], 15, skin) +
      fill('M-16 -54A16 16 0 0 1 16 -54Q6 -64 -16 -54Z', hair) +
      line('M-15 -54v12M15 -54v12', hair, 6) +
      line('M-6 -53h.1M6 -53h.1', shade(skin, 0.6), 3) +
      line('M-4 -47Q0 -44 4 -47', MOUTH, 1.8) +
      foot(-17, -14) +
      foot(17, 14),
    at,
    { scale },
  )
}

export function fingerRingsTheNose(): string {
  const adult = mild(ADULTS.helene, { top: FIR.base, legs: PLUM.dark, shoes: CREAM })
  const ringer = sleeper(BABIES.ines, SUN.base, PAPER, 'stripes')
  const toes = mild(CAST.maika, { top: ROSE.base, legs: WATER.deep, shoes: CREAM, cut: 'overalls', trim: PAPER })
  const laughing = figure(adult, vary(POSES.tailor, { lean: 21, nod: -6 }), [304, 298], 270, {
    build: 'adult',
    facing: -1,
    grip: { near: [250, 256], far: [240, 262] },
  })
  const standing = figure(ringer, vary(BABY_POSES.pullUp, { lean: 6, nod: -12, stretch: 1.55 }), [196, 304], 158, {
    build: 'baby',
    grip: { near: [240, 184], far: [240, 240] },
  })
  return frame(
    ['#e3ecec', '#f0efe2'],
    wainscot(100, 208, '#c6dad8'),
    floor(208, '#cfa67c'),
    pinned([300, 34], 40, 40, [ROSE.base, FIR.base, SUN.base], -4),
    pinned([150, 20], 36, 36, [WATER.base, MAPLE.base, PLUM.base], 5),
    pane([356, 20], 96, 74, 'spring'),
    shelf([392, 208], 80, 66, [
      ['books', 'bin'],
      ['basket', 'ball'],
    ]),
    mirror(
      [30, 74],
      226,
      124,
      BARK.soft,
      fill('M0 94H226V124H0Z', '#c2b298'),
      `<g opacity=".8">${place(laughing + standing, [-62, -66], { scale: 0.6 })}</g>`,
    ),
    rug([228, 310], 222, 44, '#f3e3bd', ROSE.soft),
    under([290, 302], 82),
    under([192, 304], 40, 7),
    laughing,
    oval([260, 186], 3, 4.6, MOUTH, 16),
    standing,
    line('M237 185L248 179', BABIES.ines.skin, 5.4),
    under([414, 346], 54),
    toddler(toes, vary(POSES.floor, { lean: 12, nod: 18, stretch: 1.35 }), [436, 348], 158, {
      facing: -1,
      grip: { near: [370, 338], far: [362, 306] },
      step: { near: [388, 343], far: [382, 340] },
    }),
    barefootDoll([350, 348], SKIN.tan, HAIR.auburn, WATER.soft, 1.1),
    line('M388 329L375 337', CAST.maika.skin, 5.4),
    disc([388, 328], 7, CAST.maika.skin),
  )
}

/** A photo of a face stuck flat on the floor, under its clear film. */
function photo([x, y]: Point, head: Head, color: string, k = 1): string {
  return place(
    fill('M-33 -21H33L38 23H-38Z', PAPER, 0.5) +
      fill('M-27 -17H27L31 18H-31Z', color) +
      `<g transform="scale(1 .68)">${drawHead({ ...head, view: 'front' }, [0, 2], 17, 0, false)}</g>` +
      line('M-30 -8L-20 -18', PAPER, 2.6, 0.9),
    [x, y],
    { scale: k },
  )
}

export function facesOnTheFloor(): string {
  const adult = mild(ADULTS.lucie, { top: MAPLE.base, legs: WATER.deep, shoes: CREAM })
  const tapper = sleeper(BABIES.ambre, FIR.base, PAPER, 'stripes')
  const turner = sleeper(BABIES.tao, SUN.base, PAPER)
  return frame(
    ['#e9e4f1', '#f2ecdf'],
    wainscot(142, 192, '#cfc5e0'),
    floor(192, '#c59b70'),
    pane([36, 26], 100, 80, 'winter'),
    curtains([36, 26], 100, 80, ROSE.soft),
    shelf([376, 192], 92, 78, [
      ['basket', 'books'],
      ['ball', 'bin'],
    ]),
    plant([344, 192], FIR.dark, { scale: 0.7 }),
    rug([240, 256], 190, 30, '#dfe9e2', FIR.soft),
    musicNote([296, 96], PLUM.base, 8) + musicNote([322, 76], ROSE.base, -6) + musicNote([338, 114], MAPLE.dark, 10),
    under([232, 262], 86, 12),
    figure({ ...adult, view: 'side' }, vary(POSES.tailorFront, { nod: 4, elbows: [1, -1] }), [232, 258], 270, {
      build: 'adult',
      grip: { near: [224, 200], far: [244, 200] },
    }),
    oval([250, 131], 3, 4.8, MOUTH, -14),
    oval([234, 200], 16, 13, ADULTS.lucie.skin) +
      line('M228 190q6 6 4 18M236 189q4 8 2 18', shade(ADULTS.lucie.skin, 0.3), 2),
    photo([122, 300], BABIES.ambre, SUN.soft, 0.95),
    photo([184, 330], BABIES.malik, ROSE.soft, 1),
    photo([262, 336], BABIES.binta, FIR.pale, 1),
    photo([334, 324], BABIES.olivier, PLUM.soft, 0.97),
    photo([370, 284], ADULTS.lucie, MAPLE.pale, 0.85),
    under([50, 344], 44),
    figure(tapper, vary(BABY_POSES.sit, { lean: 14, nod: 10, stretch: 1.2 }), [46, 346], 160, {
      build: 'baby',
      grip: { near: [104, 296], far: [88, 316] },
    }),
    line('M104 296l8 -3M105 299l9 1M103 303l7 5', BABIES.ambre.skin, 4.4),
    under([434, 342], 50),
    figure(
      { ...turner, hair: { style: 'bald', color: HAIR.black } },
      vary(BABY_POSES.sit, { lean: 2, nod: 0 }),
      [428, 346],
      158,
      {
        build: 'baby',
        grip: { near: [458, 316], far: [464, 312] },
      },
    ),
    drawHead(BABIES.tao, [430, 252], 32, -4, true),
  )
}
