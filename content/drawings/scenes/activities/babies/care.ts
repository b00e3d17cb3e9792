import { figure, type Person, toddler } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import type { Head } from '../../../kit/head.ts'
import { frame, land, snowfall, specks, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
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
import {
  ADULTS,
  autumn,
  BABIES,
  bodysuit,
  CAST,
  dress,
  mild,
  sleeper,
  summer,
  TUQUES,
  winter,
} from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { door, floor, hooks, inset, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bowl, droplets } from '../../../kit/things.ts'
import {
  ball,
  basket,
  cloth,
  cushion,
  hoop,
  mitts,
  openBook,
  spoon,
  toyTruck,
  tub,
  tuque,
  under,
} from '../../../kit/toys.ts'
import { bare } from '../../../kit/trees.ts'

export function sleeveTunnel(): string {
  const adult = mild(ADULTS.helene, { top: FIR.base, legs: PLUM.dark, shoes: CREAM })
  const dressed = autumn(BABIES.ines, { top: SUN.base, legs: WATER.deep, shoes: WATER.deep, trim: PAPER })
  const hatter = mild(CAST.kofi, {
    top: ROSE.base,
    legs: FIR.deep,
    shoes: MAPLE.base,
    hat: { kind: 'tuque', color: WATER.base, trim: PAPER },
  })
  return frame(
    ['#f3ead9', '#efe2cb'],
    wainscot(150, 222, '#d7c29f'),
    floor(222, '#a8988a', PAPER, false),
    hooks([24, 84], 46, [ROSE.base, '', WATER.base], BARK.soft),
    door([376, 222], 88, 190, FIR.base),
    fill('M392 54H450V116H392Z', '#dfe9ee') + line('M402 68h.1M424 82h.1M440 62h.1M410 102h.1M436 104h.1', PAPER, 5),
    fill('M60 300L96 262H420L462 300 474 346H30Z', '#8ea78f'),
    under([226, 314], 110),
    figure(adult, vary(POSES.floorFront, { lean: 0, nod: 12, feet: pair(-38, -3, 38, -3) }), [222, 298], 280, {
      build: 'adult',
      grip: { near: [180, 236], far: [312, 214] },
    }),
    figure({ ...dressed, view: 'front' }, vary(BABY_POSES.sitFront, { nod: 8 }), [226, 316], 158, {
      build: 'baby',
      grip: { near: [190, 266], far: [266, 244] },
    }),
    fill('M236 244Q262 222 300 202L322 232Q284 252 250 276Z', SUN.base),
    fill('M262 240Q284 224 303 212', SUN.soft) + line('M262 262Q288 246 308 232', shade(SUN.base, 0.16), 2.6),
    oval([311, 217], 9, 19, shade(SUN.base, 0.5), -34),
    line('M309 219l9 -7M311 223l11 -4M312 226l10 0', BABIES.ines.skin, 5),
    disc([318, 234], 9, ADULTS.helene.skin),
    tuque([112, 300], ROSE.base, SUN.soft, { scale: 1.6, turn: -78 }),
    basket(
      [316, 350],
      84,
      26,
      BARK.pale,
      tuque([-20, -22], MAPLE.dark, CREAM, { turn: -20 }) +
        tuque([18, -22], PLUM.base, PAPER, { turn: 24 }) +
        mitts([0, -20], WATER.soft, { scale: 0.9 }),
    ),
    under([410, 326], 40),
    toddler(hatter, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.15 }), [410, 330], 152, {
      grip: { near: [380, 232], far: [440, 232] },
    }),
    tuque([408, 190], SUN.base, MAPLE.dark, { scale: 1.5, turn: -4 }),
    tuque([411, 166], FIR.dark, PAPER, { scale: 1.3, turn: 7 }),
    disc([380, 226], 8, CAST.kofi.skin),
    disc([440, 226], 8, CAST.kofi.skin),
  )
}

export function oneFootUp(): string {
  const adult = mild(ADULTS.lucie, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const changed = bodysuit(BABIES.ambre, PAPER, ROSE.soft)
  const digger = sleeper(BABIES.malik, SUN.base, PAPER)
  const watcher = sleeper(BABIES.olivier, FIR.base, PAPER, 'stripes')
  const wood = '#d8b184'
  return frame(
    ['#dcebe9', '#e8efe4'],
    floor(230, '#c8a98a', PAPER, false),
    pane([28, 40], 78, 76, 'spring'),
    fill('M352 60H468V70H352Z', BARK.soft) +
      [360, 386, 412, 438]
        .map((x, i) => fill(`M${x} 60v-22h20v22Z`, [ROSE.soft, SUN.soft, WATER.soft, FIR.pale][i] ?? PAPER))
        .join(''),
    figure(adult, vary(POSES.standFront, { lean: -4, nod: -10 }), [262, 296], 248, {
      build: 'adult',
      grip: { near: [214, 158], far: [246, 130] },
    }),
    fill('M114 196H370V322H114Z', wood),
    fill('M126 222H236V262H126ZM248 222H358V262H248ZM126 272H236V312H126ZM248 272H358V312H248Z', shade(wood, 0.3)),
    fill('M136 262v-22h30v22ZM172 262v-16h30v16Z', PAPER) +
      fill('M260 262v-24h38v24Z', WATER.soft) +
      fill('M306 262v-14h38v14Z', ROSE.soft),
    fill('M108 186H376V200H108Z', glow(wood, 0.3)),
    fill('M122 186Q120 166 136 168L150 178H340Q362 168 362 186Z', '#8fb6c4'),
    figure(changed, vary(BABY_POSES.onBack, { hands: pair(-4, -32, 4, -30) }), [192, 186], 150, {
      build: 'baby',
      step: { near: [236, 126], far: [240, 172] },
    }),
    disc([214, 158], 9, ADULTS.lucie.skin),

    disc([246, 130], 9, ADULTS.lucie.skin),
    fill('M300 178Q302 162 322 164T348 178Z', PAPER) + line('M308 172h30', SNOW.shade, 2),
    under([96, 346], 54),
    basket(
      [150, 352],
      76,
      26,
      BARK.pale,
      ball([-14, -32], 13, ROSE.base) + hoop([16, -34], 13, 11, FIR.base) + ball([30, -28], 9, SUN.base),
    ),
    figure(digger, vary(BABY_POSES.sit, { lean: 14, nod: -6 }), [78, 348], 152, {
      build: 'baby',
      grip: { near: [124, 302], far: [130, 310] },
    }),
    hoop([124, 292], 13, 12, WATER.deep),
    under([400, 346], 44),
    figure(watcher, vary(BABY_POSES.pullUp, { lean: 2, nod: -26, stretch: 1.2 }), [408, 350], 158, {
      build: 'baby',
      facing: -1,
      grip: { near: [372, 260], far: [370, 248] },
    }),
    cloth([252, 334], 58, 14, ROSE.base),
  )
}

export function slowingHour(): string {
  const adult = mild(ADULTS.pierre, { top: WATER.base, legs: PLUM.dark, shoes: CREAM })
  const cuddler = sleeper(BABIES.binta, SUN.base, PAPER)
  const climber = sleeper(BABIES.tao, ROSE.base, PAPER, 'stripes')
  const reader = sleeper(BABIES.jeanne, FIR.soft, PAPER)
  const wood = '#8a6a58'
  return frame(
    ['#4d4870', '#6a5a80'],
    floor(212, '#7a5d62', '#8b7f9a'),
    pane([46, 34], 112, 120, 'summer', '#a59bb8'),
    fill('M40 30H164V96H40Z', '#c8b99a') + line('M44 42H160M44 54H160M44 66H160M44 78H160M44 90H160', '#a9987c', 2),
    fill('M334 128H470V212H334Z', '#4f4460'),
    line('M334 212V124M470 212V124M330 126H474M334 196H470', wood, 7),
    line('M356 130V192M378 130V192M400 130V192M422 130V192M446 130V192', wood, 3.4),
    fill('M338 184H466V196H338Z', '#e6dcd2'),
    fill('M218 108H300V116H218Z', wood) + line('M230 116v12M288 116v12', wood, 5),
    disc([258, 84], 112, SUN.soft, 0.08),
    disc([258, 84], 84, SUN.soft, 0.1),
    disc([258, 84], 54, SUN.soft, 0.16),
    fill('M244 76H272L280 98H236Z', SUN.pale) + line('M258 98V106M246 107H270', BARK.soft, 5),
    rug([232, 318], 222, 40, '#8c6f86', '#a184a0'),
    disc([240, 290], 150, SUN.soft, 0.1),
    under([190, 318], 110),
    figure(climber, vary(BABY_POSES.crawl, { lean: 60, nod: -44, feet: pair(-22, -6, -8, -8) }), [296, 304], 138, {
      build: 'baby',
      facing: -1,
      grip: { near: [254, 258], far: [240, 262] },
    }),
    figure(adult, vary(POSES.floor, { lean: -6, nod: 16, feet: pair(46, -4, 50, -4) }), [158, 322], 288, {
      build: 'adult',
      grip: { near: [222, 272], far: [240, 272] },
      step: { near: [310, 316], far: [322, 312] },
    }),
    openBook([234, 280], ROSE.dark, FIR.base, { scale: 1.1 }),
    disc([208, 280], 8.6, ADULTS.pierre.skin),
    under([86, 346], 46),
    figure(cuddler, vary(BABY_POSES.sit, { lean: 6, nod: -6 }), [96, 348], 146, {
      build: 'baby',
      grip: { near: [112, 278], far: [120, 282] },
    }),
    place(fill('M-15 -6Q0 -16 14 -8L20 24Q4 18 -8 30Z', PLUM.soft), [112, 272]),
    disc([112, 282], 7.4, BABIES.binta.skin),
    under([390, 344], 52),
    figure(reader, vary(BABY_POSES.sit, { lean: 10, nod: 14 }), [408, 346], 148, {
      build: 'baby',
      facing: -1,
      grip: { near: [378, 314], far: [362, 312] },
    }),
    openBook([368, 330], SUN.base, WATER.base, { scale: 0.9, turn: -8 }),
    disc([386, 322], 7.4, BABIES.jeanne.skin),
  )
}

export function whoIsComing(): string {
  const adult = mild(ADULTS.nadia, { top: MAPLE.base, legs: WATER.deep, shoes: CREAM })
  const rocked = sleeper(BABIES.olivier, FIR.soft, PAPER)
  const listener = sleeper(BABIES.malik, ROSE.base, PAPER, 'stripes')
  const knocker = mild(CAST.mei, { top: SUN.base, legs: PLUM.dark, shoes: CREAM })
  const parent = autumn(ADULTS.marc, { top: FIR.dark, legs: BARK.dark, trim: SUN.soft, hat: TUQUES.maple })
  return frame(
    ['#efd9b4', '#f3e3c6'],
    fill('M0 0H480L330 46H60Z', '#fff3d0', 0.6),
    wainscot(150, 226, '#dcb98a'),
    floor(226, '#b98f68'),
    pane([36, 56], 96, 82, 'night'),
    hooks([158, 100], 42, [PLUM.base, '', WATER.base], BARK.soft),
    fill('M352 226V40H462V226Z', FIR.base),
    inset(
      [370, 56],
      74,
      86,
      fill('M0 0H74V86H0Z', '#fff0c4'),
      figure(parent, vary(POSES.stand, { nod: 6 }), [42, 250], 240, { build: 'adult', facing: -1 }),
    ),
    line('M370 56h74v86h-74Z', shade(FIR.base, 0.3), 5),
    line('M352 226V40H462V226', shade(FIR.base, 0.3), 6),
    disc([364, 158], 5, SUN.base),
    line('M338 92q-10 12 0 26M324 84q-16 20 0 44M309 76q-23 28 0 60', MAPLE.dark, 4, 0.75),
    rug([170, 318], 160, 38, '#9fb8b0', '#b9cdc4'),
    under([116, 318], 84),
    figure(adult, vary(POSES.tailor, { lean: -4, nod: -4 }), [98, 318], 284, {
      build: 'adult',
      grip: { near: [136, 262], far: [148, 168] },
      holding: figure(rocked, vary(BABY_POSES.held, { lean: -2, nod: -6 }), [138, 296], 134, { build: 'baby' }),
    }),
    line('M148 168l3 -15', ADULTS.nadia.skin, 6),
    under([222, 346], 60),
    figure(listener, vary(BABY_POSES.crawl, { lean: 66, nod: -52 }), [224, 348], 150, {
      build: 'baby',
      grip: { far: [272, 300] },
    }),
    under([354, 318], 36),
    toddler(knocker, vary(POSES.stand, { lean: 4, nod: -12 }), [350, 322], 152, {
      grip: { near: [384, 236], far: [388, 246] },
    }),
  )
}

export function firstHour(): string {
  const parent = mild(ADULTS.minh, { top: SUN.base, legs: WATER.deep, shoes: BARK.dark, cut: 'coat', trim: MAPLE.dark })
  const newcomer = sleeper(BABIES.tao, FIR.base, PAPER)
  const educator = mild(ADULTS.marc, { top: PLUM.base, legs: BARK.deep, shoes: CREAM })
  const jealous = sleeper(BABIES.ambre, ROSE.base, PAPER)
  const crawler = sleeper(BABIES.binta, WATER.base, PAPER, 'stripes')
  return frame(
    ['#e3ecdd', '#eef0de'],
    floor(198, '#d9b384'),
    pane([196, 28], 100, 86, 'spring'),
    pinned([140, 48], 40, 42, [MAPLE.base, WATER.base, ROSE.base], 4),
    shelf([16, 198], 96, 82, [
      ['books', 'plant'],
      ['bin', 'basket'],
    ]),
    hooks([326, 88], 44, [ROSE.base, '', PLUM.soft], BARK.soft),
    fill('M54 262L96 238H392L438 262 468 344H18Z', '#e9b7a2') +
      fill('M66 266L104 246H384L426 266 452 336H34Z', '#f4d3c0'),
    under([96, 296], 70),
    figure(educator, vary(POSES.tailor, { lean: 2, nod: 4 }), [84, 296], 274, {
      build: 'adult',
      grip: { near: [126, 246], far: [132, 230] },
      holding: figure(jealous, vary(BABY_POSES.held, { nod: 2 }), [116, 276], 124, { build: 'baby' }),
    }),
    under([394, 310], 74, 12),
    cushion([404, 312], 104, 36, WATER.soft),
    figure(
      parent,
      vary(POSES.floor, { hip: [0, -18], lean: 0, nod: 12, feet: pair(18, -4, 14, -4) }),
      [408, 316],
      272,
      {
        build: 'adult',
        facing: -1,
        grip: { near: [350, 236], far: [352, 204] },
        holding: figure(
          newcomer,
          vary(BABY_POSES.held, { lean: -2, nod: 10, hands: pair(12, -20, 14, -24) }),
          [372, 258],
          132,
          {
            build: 'baby',
            facing: -1,
          },
        ),
      },
    ),
    bowl([312, 338], MAPLE.base, { scale: 1.15 }) + spoon([324, 342], BARK.soft, { turn: 12, scale: 1.1 }),
    under([196, 344], 64),
    figure(crawler, vary(BABY_POSES.crawl, { nod: -64 }), [186, 348], 156, {
      build: 'baby',
      grip: { far: [240, 332] },
    }),
    bowl([252, 348], MAPLE.base, { scale: 1.15 }),
    line('M250 318l-3 -10M262 320l5 -9', PAPER, 3.4),
  )
}

/** A baby in a nappy: the nappy goes over the hips of a figure that stands or sits at `at`. */
function bathed(head: Head): Person {
  return dress(head, {
    top: head.skin,
    legs: head.skin,
    shoes: head.skin,
    sleeves: 'short',
    bareLegs: true,
    barefoot: true,
  })
}

function drops(...points: [number, number][]): string {
  return droplets(points, 4, '#5aa3c2')
}

export function coolCloth(): string {
  const adult = summer(ADULTS.julie, { top: ROSE.base, legs: WATER.deep, shoes: ADULTS.julie.skin })
  const tile = '#bcd8da'
  const slats = [40, 54, 68, 82, 96, 110, 124].map((y) => `M92 ${y}H212`).join('')
  const tiles =
    [236, 268, 304].map((y) => `M0 ${y}H480`).join('') +
    [-60, 60, 150, 240, 330, 420, 540].map((x) => `M${240 + (x - 240) * 0.66} 210L${x} 360`).join('')
  return frame(
    ['#f6dcae', '#f2cf98'],
    fill('M86 30H218V138H86Z', '#ffe9b8') + line(slats, '#d9b06a', 8) + line('M80 30H224', BARK.soft, 8),
    fill('M84 210L150 138H218L300 210Z', '#ffeec6', 0.35),
    floor(210, tile, PAPER, false) + line(tiles, glow(tile, 0.5), 2.4),
    cushion([420, 210], 90, 42, FIR.soft),
    fill('M20 330L44 296H170L176 344H14Z', PAPER) + line('M32 314H172', ROSE.soft, 5),
    fill('M276 344L268 300H424L462 346Z', PAPER) + line('M272 320H440', WATER.soft, 5),
    under([262, 300], 90),
    figure(adult, vary(POSES.tailorFront, { nod: 8, elbows: [-1, -1] }), [240, 296], 284, {
      build: 'adult',
      grip: { near: [196, 206], far: [214, 240] },
    }),
    place(
      fill('M-12 -18Q0 -26 12 -18L9 16Q0 24 -9 16Z', SUN.base) + line('M-6 -14L-3 14M4 -16L3 14', SUN.dark, 2),
      [197, 206],
      { turn: 12 },
    ),
    disc([196, 206], 9, ADULTS.julie.skin),
    drops([198, 226], [204, 240], [194, 250], [208, 254]),
    tub([238, 328], 110, 18, WATER.base, '#b9e0ea'),
    cloth([252, 316], 34, 12, ROSE.soft),
    under([100, 338], 50),
    figure(bathed(BABIES.malik), vary(BABY_POSES.sit, { lean: 4, nod: -2 }), [96, 342], 160, {
      build: 'baby',
      grip: { near: [122, 258], far: [128, 264] },
      holding: oval([98, 318], 23, 17, PAPER, -6) + line('M78 312q18 -8 42 2', '#cfe3e6', 3),
    }),
    place(fill('M-13 -10Q2 -16 14 -8L16 24Q4 32 -10 26Z', FIR.soft), [124, 262], { turn: -8 }),
    disc([121, 264], 8, BABIES.malik.skin),
    drops([126, 290], [116, 298]),
    place(
      [
        under([362, 344], 62),
        figure(bathed(BABIES.ambre), vary(BABY_POSES.onBack, { hands: pair(-12, -40, -22, -38) }), [366, 346], 156, {
          build: 'baby',
          facing: -1,
        }),
        oval([352, 326], 20, 16, PAPER, 12),
        place(fill('M-20 -6Q0 -18 22 -4L18 12Q0 4 -18 14Z', PLUM.soft), [340, 288], { turn: -8 }),
        drops([318, 296], [328, 308], [362, 300]),
      ].join(''),
      [0, -14],
    ),
  )
}

export function whatYouLookAt(): string {
  const adult = mild(ADULTS.helene, { top: ROSE.base, legs: FIR.deep, shoes: BARK.dark })
  const pointer = sleeper(BABIES.jeanne, WATER.base, PAPER)
  const puller = mild(CAST.idris, { top: SUN.base, legs: PLUM.dark, shoes: CREAM, cut: 'overalls' })
  const player = sleeper(BABIES.tao, FIR.base, PAPER, 'stripes')
  const digger = (k: number) =>
    place(
      fill('M-34 -34H10V-14H-34Z', SUN.base) +
        fill('M-10 -62H14V-34H-10Z', SUN.base) +
        fill('M-4 -56H10V-40H-4Z', WATER.pale) +
        line('M12 -36L46 -78L74 -44', MAPLE.base, 8) +
        fill('M64 -46H86L78 -22 62 -30Z', STONE.dark) +
        line('M-30 -6H16', INK, 14) +
        line('M-30 -6H16', STONE.base, 4),
      [0, 0],
      { scale: k },
    )
  return frame(
    ['#e9e2ef', '#efe8e4'],
    floor(250, '#c69c70'),
    pane(
      [196, 36],
      264,
      176,
      'autumn',
      BARK.pale,
      fill('M0 132Q90 112 264 138V176H0Z', '#a5794f'),
      fill('M150 150Q186 96 232 118 252 128 260 160Z', '#80583a'),
      place(digger(1.2), [78, 152]),
      line('M176 96l-5 12M190 92l-2 12', '#80583a', 4),
    ),
    rug([286, 324], 176, 32, '#a9c6bd', '#c4d9cf'),
    under([110, 344], 52),
    figure(adult, vary(POSES.walk, { nod: 4 }), [110, 346], 296, {
      build: 'adult',
      grip: { near: [146, 212], far: [186, 250] },
      holding: figure(pointer, vary(BABY_POSES.held, { nod: -6, stretch: 1.15 }), [146, 212], 136, {
        build: 'baby',
        grip: { near: [180, 144], far: [172, 168] },
      }),
    }),
    line('M179 145l9 -4', BABIES.jeanne.skin, 5),
    under([212, 344], 36),
    toddler(puller, vary(POSES.walk, { lean: 10, nod: -16 }), [208, 348], 150, {
      grip: { near: [174, 268], far: [248, 238] },
    }),
    line('M245 240l11 -5', CAST.idris.skin, 5.4),
    fill('M286 346L300 312H372L384 346Z', PAPER) +
      fill('M294 342L305 316H366L375 342Z', '#f3dfb4') +
      place(digger(0.4), [330, 340]),
    under([414, 342], 50),
    figure(player, vary(BABY_POSES.sit, { lean: 12, nod: 12 }), [420, 346], 152, {
      build: 'baby',
      facing: -1,
      grip: { near: [376, 316], far: [368, 308] },
    }),
    toyTruck([356, 326], SUN.base, { scale: 0.9, mirror: true }),
    disc([376, 316], 7.6, BABIES.tao.skin),
  )
}

export function firstFlake(): string {
  const adult = winter(ADULTS.marc, { top: '#2f3f5c', legs: INK, trim: MAPLE.base, hat: TUQUES.maple })
  const carried = winter(BABIES.ambre, { top: ROSE.base, legs: ROSE.base, shoes: ROSE.base, trim: SUN.soft })
  const clinger = winter(CAST.lila, { top: SUN.base, legs: FIR.deep, trim: PAPER, hat: TUQUES.water })
  const sitter = winter(BABIES.tao, { top: WATER.base, legs: WATER.base, shoes: WATER.base, trim: PAPER })
  const wall = '#b5573f'
  return frame(
    ['#a9b4c4', '#d5dbe2'],
    woods(206, 80, '#9faebb', 5, 'mixed'),
    bare([420, 236], 150, '#6d6a70', 6),
    fence([236, 470], 238, 38, '#b9a58a', 24),
    land([0, 240, 240, 232, 480, 242], '#a6ae8c'),
    specks({ x: [150, 480], y: [246, 330] }, 60, SNOW.light, 4, 2.2),
    fill('M0 0H148V262H0Z', wall) +
      line('M0 28H148M0 60H148M0 92H148M0 124H148M0 156H148M0 188H148M0 220H148', shade(wall, 0.16), 2.4),
    fill('M18 60H112V262H18Z', FIR.dark) +
      line('M14 262V56H116V262', PAPER, 8) +
      fill('M38 84H92V146H38Z', '#ffe3a1') +
      disc([100, 178], 5, SUN.base),
    fill('M0 0H170V18H0Z', shade(wall, 0.4)) + fill('M0 0H170V6H0Z', SNOW.light),
    fill('M0 258H176L196 300H0Z', STONE.pale) + fill('M0 300H196V318H0Z', STONE.soft),
    land([0, 318, 240, 300, 480, 306], '#b3b898'),
    specks({ x: [0, 480], y: [312, 354] }, 40, SNOW.light, 9, 2.6),
    under([262, 332], 60),
    figure(adult, vary(POSES.stand, { nod: -12 }), [262, 336], 282, {
      build: 'adult',
      grip: { near: [304, 196], far: [344, 178] },
      holding: figure(carried, vary(BABY_POSES.held, { lean: -6, nod: -22, stretch: 1.2 }), [302, 214], 132, {
        build: 'baby',
        grip: { near: [356, 130], far: [340, 172] },
      }),
    }),
    line('M280 172h.1M270 196h.1M292 190h.1M352 112h.1', PAPER, 6),
    under([206, 336], 36),
    toddler(clinger, vary(POSES.stand, { nod: -30 }), [204, 340], 148, {
      grip: { near: [180, 226], far: [244, 264] },
    }),
    under([92, 302], 50, 8),
    figure(sitter, vary(BABY_POSES.sit, { nod: -28, lean: -4 }), [92, 306], 146, {
      build: 'baby',
      grip: { near: [134, 226] },
    }),
    snowfall(46, 8),
    line('M136 208h.1M176 206h.1M410 150h.1M372 84h.1M222 66h.1', PAPER, 9),
  )
}
