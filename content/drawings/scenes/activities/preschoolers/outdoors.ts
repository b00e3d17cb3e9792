import { figure } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
import { fence, heap, log, rock, stick, stump } from '../../../kit/ground.ts'
import { cap, sunhat } from '../../../kit/head.ts'
import { cloud, flowers, frame, land, leaves, raised, specks, sun, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  EARTH,
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
import { ADULTS, autumn, CAST, mild, rain, summer, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { bench } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket, disk, magnifier, pot, shovel, wateringCan } from '../../../kit/things.ts'
import { basket, carton, cloth, tub } from '../../../kit/toys.ts'
import { bare, birch, bush, crown, fern, leafy, trunk } from '../../../kit/trees.ts'

export function changingTag(): string {
  const chaser = mild(CAST.noah, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const frozen = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: SUN.base, cut: 'overalls' })
  const runner = mild(CAST.theo, { top: SUN.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const home = mild(CAST.lila, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const adult = mild(ADULTS.julie, { top: WATER.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#cfe9ea', '#f0f4dc'],
    cloud([60, 84], 90, PAPER, 0.95),
    cloud([168, 66], 60, PAPER, 0.8),
    fill('M0 326H480V360H0Z', '#95c172'),
    raised(
      14,
      woods(196, 60, '#b6d49c', 7, 'round'),
      fence([-10, 490], 214, 52, '#d9c39c', 24),
      land([0, 214, 240, 208, 480, 214], '#a8ce80'),
      leafy([428, 264], 200, FIR.soft, 4),
      land([0, 262, 240, 254, 480, 264], '#95c172'),
      oval([440, 276], 62, 15, '#c8dd97'),
      figure(home, vary(POSES.stand, { lean: -2, nod: -4, elbows: [1, 1] }), [450, 284], 132, {
        facing: -1,
        grip: { near: [412, 192], far: [466, 200] },
      }),
      line('M412 190v-13', CAST.lila.skin, 5),
      figure(
        frozen,
        vary(POSES.jump, {
          hip: [0, -38],
          hands: pair(-30, -40, 30, -84),
          feet: pair(-4, -4, 20, -24),
          elbows: [-1, -1],
        }),
        [90, 300],
        142,
        {},
      ),
      line('M52 214l-12 -5M50 236l-13 1M132 186l12 -6M136 210l13 0M74 160l-5 -12', WATER.base, 4),
      figure(
        adult,
        vary(POSES.rush, {
          hip: [0, -38],
          lean: 2,
          nod: -4,
          feet: pair(16, -4, -20, -12),
          hands: pair(-24, -70, 24, -92),
        }),
        [286, 318],
        198,
        { build: 'adult' },
      ),
      line('M238 152l-12 -7M332 128l12 -6M334 152l13 0M262 104l-6 -12', WATER.base, 4),
      figure(chaser, vary(POSES.run, { lean: 14, nod: -12, elbows: [-1, 1] }), [208, 346], 150, {
        grip: { far: [262, 250] },
      }),
      disc([262, 250], 6.4, shade(CAST.noah.skin, 0.14)),
      line('M138 300h-22M144 316h-28M150 332h-18', PAPER, 4),
      figure(runner, vary(POSES.rush, {}), [376, 354], 142, {}),
      line('M316 330h-18M322 344h-24', PAPER, 4),
      tufts([290, 352], 16, FIR.base, 5, 9),
    ),
  )
}

export function gardenKeepers(): string {
  const waterer = summer(CAST.awa, {
    top: ROSE.base,
    legs: WATER.base,
    shoes: PAPER,
    hat: sunhat(SUN.base, MAPLE.base),
  })
  const looker = summer(CAST.anh, { top: FIR.base, legs: PLUM.base, shoes: PAPER, hat: sunhat(CREAM, WATER.base) })
  const mender = summer(CAST.rose, { top: PLUM.base, legs: SUN.base, shoes: ROSE.base, hat: sunhat(ROSE.soft, PAPER) })
  const adult = summer(ADULTS.helene, {
    top: WATER.base,
    legs: BARK.base,
    shoes: INK,
    hat: sunhat(BARK.pale, FIR.dark),
  })
  const card = (x: number, y: number, art: string) =>
    line(`M${x} ${y}v-22`, BARK.soft, 4) + fill(`M${x - 13} ${y - 46}h26v28h-26Z`, PAPER) + place(art, [x, y - 32])
  const tomato = (x: number, y: number, h: number) =>
    line(`M${x} ${y}V${y - h}`, FIR.dark, 4) +
    line(
      `M${x} ${y - h * 0.4}q-16 -2 -20 -12M${x} ${y - h * 0.6}q16 -2 20 -14M${x} ${y - h * 0.9}q-12 -2 -14 -10`,
      FIR.base,
      7,
    ) +
    disc([x - 9, y - h * 0.28], 6, '#d6463a') +
    disc([x + 9, y - h * 0.42], 5.4, '#e06a4a')
  return frame(
    ['#bfe3ee', '#eef5da'],
    sun([408, 62], 22, SUN.base),
    cloud([86, 84], 84, PAPER, 0.95),
    fill('M0 326H480V360H0Z', '#a5cc7b'),
    raised(
      14,
      fence([-10, 490], 196, 60, '#cdb48a', 26),
      bush([40, 206], 110, 70, FIR.soft, 4),
      flowers([180, 204], 16, ROSE.base, FIR.base, 4, [90, 210]),
      land([0, 206, 240, 200, 480, 206], '#a5cc7b'),
      fill('M60 232H440L466 288H34Z', EARTH.base),
      fill('M34 288H466V306H34Z', BARK.soft),
      fill('M60 226H440V236H60Z', BARK.pale),
      specks({ x: [60, 440], y: [242, 284] }, 26, EARTH.dark, 5, 2),
      tomato(110, 258, 64) + tomato(160, 254, 70),
      card(212, 256, fill('M-7 3Q-7 -8 0 -10 7 -8 7 3 0 8 -7 3Z', WATER.base)),
      line('M310 274Q316 236 322 206', BARK.pale, 6) + disc([322, 204], 5, BARK.pale),
      line('M306 274Q312 244 316 216 318 196 336 190', FIR.dark, 5),
      line('M312 240q-18 2 -22 -12M318 216q14 10 26 2', FIR.base, 7),
      disc([340, 188], 11, SUN.base) + disc([340, 188], 5, BARK.dark),
      fill('M366 272q-30 -8 -34 -34 26 -4 40 14 8 -22 34 -20 2 28 -22 40Z', FIR.base) +
        disc([352, 248], 5, EARTH.base) +
        disc([390, 248], 4, EARTH.base) +
        line('M372 272q-4 -14 -22 -26M374 272q4 -16 24 -30', FIR.pale, 2.4),
      figure(mender, vary(POSES.reach, { lean: 4, nod: 0, elbows: [1, 1] }), [276, 326], 146, {
        grip: { near: [318, 230], far: [314, 208] },
      }),
      disc([318, 230], 6, CAST.rose.skin),
      figure(waterer, vary(POSES.stand, { lean: 12, nod: 10, elbows: [1, 1] }), [62, 344], 148, {
        grip: { near: [98, 262], far: [104, 260] },
      }),
      wateringCan([112, 284], SUN.base, { turn: 24 }),
      line('M156 276q8 6 8 18M150 280q6 8 5 18M161 271q12 6 14 16', WATER.soft, 3),
      disc([101, 262], 6.2, CAST.awa.skin),
      figure(looker, vary(POSES.kneel, { lean: 16, nod: 8, elbows: [1, 1] }), [436, 346], 148, {
        facing: -1,
        grip: { near: [402, 284], far: [398, 300] },
      }),
      magnifier([402, 290], { turn: -34 }),
      disc([403, 286], 6.2, CAST.anh.skin),
      figure(adult, vary(POSES.floor, { lean: 2, nod: 2, elbows: [1, 1] }), [222, 352], 188, {
        build: 'adult',
        facing: -1,
        grip: { near: [176, 308], far: [190, 300] },
      }),
      bucket([172, 348], WATER.base, { scale: 1.25 }),
      oval([172, 316], 16, 4, WATER.pale),
      disc([184, 308], 7, ADULTS.helene.skin),
    ),
  )
}

export function lighthouseCalls(): string {
  const tower = rain(CAST.fatou, { top: MAPLE.base, legs: PLUM.dark, shoes: SUN.base, trim: CREAM })
  const boat = rain(CAST.emile, { top: SUN.base, legs: WATER.deep, shoes: FIR.dark, trim: SUN.dark })
  const lost = rain(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: INK, trim: ROSE.soft })
  const far = rain(CAST.idris, { top: WATER.base, legs: FIR.deep, shoes: INK, trim: WATER.pale })
  const adult = autumn(ADULTS.marc, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const mist = (y: number, h: number, opacity: number) =>
    fill(
      `M0 ${y}Q80 ${y - h} 160 ${y}T320 ${y}T480 ${y}V${y + h}Q400 ${y + h * 2} 320 ${y + h}T160 ${y + h}T0 ${y + h}Z`,
      '#f3f6f5',
      opacity,
    )
  return frame(
    ['#b9c7cc', '#dbe2e0'],
    woods(200, 90, '#aebfc0', 5, 'mixed'),
    woods(212, 46, '#b9c8c6', 9, 'round'),
    land([0, 224, 240, 216, 480, 226], '#b5c4b4'),
    mist(196, 26, 0.6),
    fill('M250 168L0 92V186Z', SUN.pale, 0.55) + fill('M250 168L480 92V186Z', SUN.pale, 0.55),
    disc([248, 168], 60, SUN.pale, 0.6),
    figure(far, vary(POSES.walk, { lean: 2, nod: 10, elbows: [1, 1] }), [40, 262], 120, {
      grip: { near: [66, 210], far: [70, 204] },
    }),
    mist(250, 22, 0.55),
    land([0, 270, 240, 262, 480, 272], '#a9bba4', 0.85),
    figure(tower, vary(POSES.standFront, { hands: pair(-36, -74, 36, -74), elbows: [-1, 1] }), [248, 302], 150, {}),
    line('M196 150q-10 12 0 26M182 142q-16 20 0 42M300 150q10 12 0 26M314 142q16 20 0 42', MAPLE.dark, 4),
    mist(296, 18, 0.6),
    figure(boat, vary(POSES.walk, { lean: 0, nod: 8, elbows: [1, 1], feet: pair(6, -4, -6, -5) }), [104, 332], 150, {
      grip: { near: [142, 270], far: [146, 262] },
    }),
    dashes('M20 346Q56 330 86 340', PAPER, 4, '2 10'),
    figure(adult, vary(POSES.stand, { lean: 10, nod: 8, elbows: [1, 1] }), [440, 342], 200, {
      build: 'adult',
      facing: -1,
      grip: { near: [392, 250], far: [408, 270] },
    }),
    figure(lost, vary(POSES.walk, { lean: 0, nod: 10, elbows: [1, 1], feet: pair(6, -4, -6, -5) }), [366, 344], 146, {
      facing: -1,
      grip: { near: [330, 282], far: [326, 274] },
    }),
    disc([390, 250], 7.4, ADULTS.marc.skin),
    dashes('M330 350Q300 336 276 326', PAPER, 4, '2 10'),
    mist(334, 16, 0.5),
  )
}

export function unwellTree(): string {
  const listening = autumn(CAST.lea, { top: SUN.base, legs: PLUM.dark, shoes: MAPLE.deep, trim: PAPER })
  const covering = autumn(CAST.kofi, {
    top: ROSE.base,
    legs: WATER.deep,
    shoes: BARK.dark,
    trim: PAPER,
    hat: TUQUES.water,
  })
  const bedding = autumn(CAST.maika, { top: WATER.base, legs: FIR.deep, shoes: ROSE.dark, trim: PAPER })
  const adult = autumn(ADULTS.nadia, { top: FIR.dark, legs: BARK.deep, shoes: INK })
  return frame(
    ['#e9e6cc', '#f7f0d8'],
    fill('M0 318H480V360H0Z', '#b4a866'),
    raised(
      22,
      woods(204, 110, '#d3d2a4', 6, 'round'),
      trunk([150, 240], -10, 26, '#b3a17e'),
      birch([306, 240], -10, 22, 4),
      land([0, 240, 240, 232, 480, 242], '#c3b878'),
      trunk([418, 290], -10, 46, BARK.soft, -6),
      figure(adult, vary(POSES.stand, { lean: -2, nod: 8, elbows: [1, 1] }), [366, 300], 198, {
        build: 'adult',
        grip: { near: [420, 182], far: [402, 168] },
      }),
      disc([420, 182], 7, ADULTS.nadia.skin),
      leaves({ x: [0, 480], y: [18, 200] }, 18, [MAPLE.soft, SUN.base], 3, 7),
      land([0, 292, 240, 284, 480, 296], '#b4a866'),
      fill(
        'M166 330Q188 300 188 240L180 -10H286L276 120Q274 250 284 296 296 326 326 340 280 330 262 342 232 330 206 344 196 330 166 330Z',
        BARK.base,
      ),
      fill(
        'M250 -10H286L276 120Q274 250 284 296 296 326 326 340 280 330 262 342Q246 250 254 120Z',
        shade(BARK.base, 0.2),
      ),
      line('M204 20V90M222 60V150M200 150V200M238 20V70M232 190V250M206 240V300M264 60V130', BARK.deep, 4),
      oval([226, 196], 21, 29, BARK.deep) + oval([226, 198], 14, 21, '#2a1d16'),
      line('M246 232q4 14 1 30M236 236v14', SUN.base, 5),
      figure(listening, vary(POSES.stand, { lean: 8, nod: 0, elbows: [1, 1] }), [152, 330], 150, {
        grip: { near: [192, 246], far: [190, 220] },
      }),
      disc([191, 246], 6.4, CAST.lea.skin),
      figure(covering, vary(POSES.reach, { lean: -2, nod: -10, elbows: [1, 1] }), [296, 336], 152, {
        facing: -1,
        grip: { near: [250, 206], far: [248, 190] },
      }),
      disc([249, 206], 6.6, CAST.kofi.skin),
      heap([198, 352], 150, 26, MAPLE.base, 4),
      leaves({ x: [130, 264], y: [330, 350] }, 20, [SUN.base, MAPLE.dark, MAPLE.soft], 8, 8),
      figure(bedding, vary(POSES.kneel, { lean: 26, nod: 10 }), [70, 352], 142, {
        grip: { near: [124, 322], far: [130, 314] },
      }),
      leaves({ x: [112, 142], y: [304, 322] }, 8, [SUN.base, MAPLE.dark], 5, 8),
      leaves({ x: [320, 470], y: [310, 352] }, 14, [MAPLE.base, SUN.dark, SUN.base], 6, 7),
      fern([466, 356], 44, FIR.base),
    ),
  )
}

export function tellingPath(): string {
  const teller = summer(CAST.jasleen, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const creature = summer(CAST.zoe, {
    top: PLUM.base,
    legs: FIR.deep,
    shoes: SUN.base,
    hat: { kind: 'leaves', color: FIR.base, trim: FIR.soft },
  })
  const wind = summer(CAST.noah, { top: SUN.base, legs: BARK.dark, shoes: PAPER, hat: cap(ROSE.base, ROSE.dark) })
  const adult = mild(ADULTS.lucie, { top: WATER.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#d5ebd2', '#eef4d8'],
    fill('M0 324H480V360H0Z', '#9cc47a'),
    raised(
      16,
      woods(200, 120, '#b3d39c', 4, 'round'),
      trunk([60, 236], -10, 34, '#8fa07a'),
      trunk([196, 226], -10, 22, '#9bb085'),
      land([0, 230, 240, 222, 480, 232], '#9cc47a'),
      fill('M206 228Q180 250 230 270 330 300 220 360H60Q220 300 150 268 120 246 186 228Z', '#dcc79a'),
      rock([108, 262], 64, 40, 6),
      stump([262, 264], 40, 30, BARK.base),
      trunk([394, 286], -10, 84, BARK.base, 8),
      fill('M360 284L386 196 420 284Z', '#3f2d22'),
      stick([354, 288], [386, 190], 8, BARK.soft),
      stick([424, 288], [386, 190], 8, BARK.pale),
      stick([368, 288], [386, 206], 6, BARK.soft),
      fill('M396 230l26 54h-14Z', BARK.soft),
      disc([404, 262], 3, SUN.base),
      fern([446, 296], 54, FIR.dark),
      figure(creature, vary(POSES.crouch, { lean: 22, nod: -16 }), [358, 306], 138, {
        facing: -1,
        grip: { near: [318, 268], far: [322, 254] },
      }),
      line('M302 222l-12 -4M300 236l-13 2M308 208l-8 -9', MAPLE.dark, 3.6),
      figure(adult, vary(POSES.stand, { lean: 6, nod: 12, elbows: [1, 1] }), [46, 326], 204, {
        build: 'adult',
        grip: { near: [94, 196], far: [88, 210] },
      }),
      fill('M78 192L118 184 128 212 86 220Z', BARK.soft) +
        fill('M83 194L115 188 123 209 90 215Z', PAPER) +
        line('M92 199h20M94 205h14', STONE.base, 2.4),
      line('M96 196l10 -8', MAPLE.dark, 4),
      disc([95, 197], 7, ADULTS.lucie.skin),
      figure(teller, vary(POSES.stand, { lean: 0, nod: -4, elbows: [1, 1] }), [176, 340], 152, {
        grip: { near: [214, 240], far: [220, 252] },
      }),
      place(
        fill('M-16 18Q-20 -16 0 -24 20 -16 16 18 0 26 -16 18Z', BARK.dark) +
          line('M-12 -4q6 6 12 0 6 6 12 0M-14 8q7 6 14 0 7 6 14 0M-8 -14q4 5 8 0 4 5 8 0', BARK.soft, 3.4),
        [222, 232],
        { turn: 12 },
      ),
      disc([214, 243], 6.6, CAST.jasleen.skin),
      line('M234 204q10 -8 18 0t18 -2', PAPER, 4),
      figure(wind, vary(POSES.balance, { lean: 14, nod: -6 }), [436, 356], 142, { facing: -1 }),
      line('M382 330q-14 -8 -24 2M380 344q-12 -6 -22 2', PAPER, 3.6),
      tufts([300, 352], 10, FIR.base, 4, 10, [330, 480]),
    ),
  )
}

export function streetWords(): string {
  const matcher = autumn(CAST.maika, { top: ROSE.base, legs: WATER.deep, shoes: SUN.dark, trim: PAPER })
  const taper = autumn(CAST.sami, {
    top: WATER.base,
    legs: BARK.dark,
    shoes: INK,
    trim: PAPER,
    hat: cap(SUN.base, SUN.dark),
  })
  const tracer = autumn(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: FIR.dark, trim: PAPER })
  const adult = autumn(ADULTS.pierre, { top: FIR.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#d3e6ee', '#f1f2df'],
    cloud([60, 78], 80, PAPER, 0.95),
    fill('M0 316H480V360H0Z', '#9dc27c'),
    raised(
      24,
      woods(206, 64, '#b9d2a4', 9, 'round'),
      land([0, 212, 240, 206, 480, 212], '#adcd88'),
      line('M330 212V130M394 212V130', STONE.dark, 6) +
        fill('M324 134H400L362 104Z', ROSE.base) +
        fill('M394 146Q438 160 446 218L430 222Q424 180 394 170Z', SUN.base),
      line('M330 148H394', BARK.base, 9),
      land([0, 250, 240, 242, 480, 252], '#9dc27c'),
      fill('M0 292Q240 268 480 296V340Q240 314 0 340Z', '#d9cdb0'),
      line('M190 300V60', STONE.dark, 8),
      fill('M116 56H268V128H116Z', FIR.dark) + line('M116 56H268V128H116Z', PAPER, 3),
      line(
        'M134 110V76H144Q154 76 154 85 154 94 144 94H134M166 110L178 76 190 110M171 99H185M204 110V76H214Q224 76 224 85 224 93 214 93H204M214 93L225 110M254 82Q248 75 240 77 232 82 232 93 232 105 240 109 249 111 254 104',
        PAPER,
        5.4,
      ),
      fill('M150 140H244L260 156 244 172H150Z', WATER.base) + line('M166 156H232M222 146l10 10 -10 10', PAPER, 5),
      figure(adult, vary(POSES.reach, { lean: 0, nod: -8, elbows: [1, 1] }), [110, 312], 200, {
        build: 'adult',
        grip: { near: [152, 128], far: [128, 200] },
      }),
      line('M154 126l7 -9', ADULTS.pierre.skin, 5),
      figure(matcher, vary(POSES.stand, { lean: -4, nod: -14, elbows: [1, 1] }), [256, 334], 150, {
        facing: -1,
        grip: { near: [228, 252], far: [222, 244] },
      }),
      place(
        fill('M-33 -17H33V17H-33Z', CREAM) +
          line('M-20 10V-10H-12Q-4 -10 -4 -4 -4 2 -12 2H-20M-13 2L-4 10', ROSE.base, 5) +
          line('M5 6h.1M13 6h.1M21 6h.1', STONE.base, 5),
        [216, 236],
        { turn: -6 },
      ),
      disc([229, 252], 6.4, CAST.maika.skin),
      bench([400, 310], 136, 40, BARK.pale),
      fill('M360 274h58v30h-58Z', PAPER) +
        line(
          'M368 296V282h6a4 4 0 0 1 0 7h-6M380 290a5 5 0 1 0 10 0 5 5 0 1 0 -10 0M396 296v-14l8 14v-14',
          MAPLE.dark,
          3.4,
        ),
      line('M356 278l10 -8M412 270l10 8', SUN.soft, 6),
      figure(taper, vary(POSES.kneel, { lean: 8, nod: 6, elbows: [1, 1] }), [452, 334], 144, {
        facing: -1,
        grip: { near: [418, 272], far: [412, 290] },
      }),
      disc([418, 273], 6.2, CAST.sami.skin),
      figure(tracer, vary(POSES.kneel, { lean: 26, nod: 14, elbows: [1, 1] }), [30, 356], 142, {
        grip: { near: [76, 326], far: [70, 334] },
      }),
      fill('M62 334L112 328 122 350 66 354Z', CREAM) + line('M76 342l10 -6 8 8 12 -8', WATER.deep, 4),
      line('M76 326l8 10', PLUM.base, 6),
      disc([76, 326], 6.2, CAST.lila.skin),
    ),
  )
}

export function meltingStreams(): string {
  const damming = rain(CAST.emile, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base, trim: SUN.dark })
  const digging = winter(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: INK, trim: CREAM })
  const floating = winter(CAST.mei, { top: PLUM.base, legs: FIR.deep, shoes: SUN.dark, trim: SUN.soft })
  const adult = autumn(ADULTS.minh, { top: FIR.base, legs: BARK.deep, shoes: INK, hat: TUQUES.sun })
  return frame(
    ['#bcdcea', '#f2f2df'],
    sun([92, 62], 24, SUN.base),
    fill('M0 316H480V360H0Z', SNOW.light),
    raised(
      24,
      woods(196, 76, '#a9bfa9', 5, 'mixed'),
      bare([402, 230], 150, '#8a7260', 6),
      bare([32, 224], 120, '#9a8571', 3),
      land([0, 218, 120, 200, 300, 214, 480, 206], SNOW.base),
      land([0, 246, 240, 228, 480, 250], SNOW.light),
      fill('M66 236q40 -16 96 -4 -30 16 -96 4ZM356 240q40 -14 90 2 -44 12 -90 -2Z', '#b9a276'),
      fill(
        'M340 216Q300 240 320 256 352 280 250 292 150 304 190 330 210 350 130 366H280Q300 340 264 322 250 310 320 300 410 280 372 250 352 236 360 216Z',
        '#a58b62',
      ),
      fill(
        'M346 218Q308 240 328 256 356 280 254 296 166 308 204 332 222 350 166 366H250Q282 344 246 322 232 310 310 296 396 278 362 250 344 236 354 218Z',
        WATER.soft,
      ),
      line('M336 250q14 14 20 26M300 288q-30 10 -60 14M212 326q16 14 4 30', PAPER, 3),
      oval([290, 290], 30, 9, WATER.base),
      figure(adult, vary(POSES.crouch, { lean: 14, nod: 4, elbows: [1, 1] }), [414, 300], 196, {
        build: 'adult',
        facing: -1,
        grip: { near: [356, 260], far: [370, 276] },
      }),
      disc([357, 260], 7, ADULTS.minh.skin),
      fill('M332 268q10 -8 22 -2 -8 10 -22 2Z', BARK.base) + line('M342 264v-10', BARK.pale, 3),
      figure(digging, vary(POSES.lower, { lean: 30, nod: -4, elbows: [1, 1] }), [80, 322], 148, {
        grip: { near: [118, 262], far: [132, 284] },
      }),
      shovel([168, 324], { turn: -34, scale: 1.05 }),
      disc([120, 262], 7.4, CREAM) + disc([136, 284], 7.4, CREAM),
      heap([186, 322], 40, 14, SNOW.shade, 4),
      line('M196 306l8 -10M206 312l12 -6', SNOW.deep, 3),
      figure(
        damming,
        vary(POSES.stand, {
          lean: -10,
          nod: 10,
          hands: pair(-22, -50, 24, -54),
          elbows: [-1, 1],
          feet: pair(22, -10, -8, -4),
        }),
        [236, 308],
        146,
        {},
      ),
      line('M262 312q14 -4 16 -14M254 316q22 2 30 -8', PAPER, 3.4),
      figure(floating, vary(POSES.crouch, { lean: 26, nod: 6 }), [326, 352], 142, {
        facing: -1,
        grip: { near: [274, 338], far: [284, 330] },
      }),
      fill('M238 340q18 -12 36 0 -16 12 -36 0Z', BARK.base) +
        fill('M254 336V318q12 4 12 14Z', FIR.soft) +
        line('M254 338V318', BARK.dark, 2.6),
      disc([276, 337], 7, SUN.soft),
      bucket([446, 344], WATER.base, { scale: 1.15 }),
    ),
  )
}

export function mudNest(): string {
  const kneader = mild(CAST.noah, { top: SUN.base, legs: PLUM.dark, shoes: FIR.dark })
  const weaver = mild(CAST.rose, { top: ROSE.base, legs: WATER.deep, shoes: FIR.dark, cut: 'overalls' })
  const bird = mild(CAST.anh, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.deep })
  const adult = mild(ADULTS.marc, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const nest = (x: number, y: number, egg: boolean) =>
    oval([x, y - 12], 26, 8, EARTH.dark) +
    (egg ? oval([x - 6, y - 16], 9, 8, STONE.pale) + oval([x + 9, y - 15], 8, 7, STONE.soft) : '') +
    fill(
      `M${x - 28} ${y - 12}Q${x} ${y} ${x + 28} ${y - 12}Q${x + 22} ${y + 8} ${x} ${y + 8}T${x - 28} ${y - 12}Z`,
      EARTH.base,
    ) +
    line(
      `M${x - 24} ${y - 6}l18 8M${x - 8} ${y - 4}l20 2M${x + 24} ${y - 8}l-14 10M${x - 32} ${y - 14}l12 6M${x + 32} ${y - 15}l-12 7`,
      BARK.pale,
      2.4,
    )
  return frame(
    ['#d5eaf0', '#eff4da'],
    cloud([330, 76], 86, PAPER, 0.95),
    fill('M0 316H480V360H0Z', '#98c274'),
    raised(
      24,
      woods(200, 66, '#bcd8a0', 6, 'round'),
      crown([20, 90], 90, 62, FIR.soft, 5),
      land([0, 214, 240, 206, 480, 214], '#a9ce82'),
      birch([38, 250], -10, 22, 3),
      flowers([220, 248], 18, SUN.base, FIR.base, 6),
      land([0, 262, 240, 252, 480, 264], '#98c274'),
      log([122, 262], [362, 250], 21, BARK.base),
      nest(180, 244, true) + nest(300, 238, false),
      place(
        fill('M-18 0Q-20 -16 -2 -20 14 -20 18 -6L34 -10 18 4Q6 12 -10 8Z', BARK.dark) +
          fill('M-18 0Q-16 -12 -8 -10 -2 0 -8 8Z', MAPLE.base) +
          disc([-13, -15], 9, BARK.deep) +
          fill('M-21 -17L-30 -14 -21 -12Z', SUN.base) +
          disc([-15, -17], 1.6, PAPER) +
          line('M-28 -14l-12 -8M-28 -14l-14 0M-28 -14l-11 8', SUN.dark, 2.4) +
          line('M-4 8v9M4 8v9', BARK.dark, 2.6),
        [404, 234],
        {},
      ),
      figure(weaver, vary(POSES.reach, { lean: 8, nod: 6, elbows: [1, 1] }), [244, 316], 148, {
        facing: -1,
        grip: { near: [202, 232], far: [206, 238] },
      }),
      oval([196, 228], 8, 7, STONE.pale),
      disc([203, 234], 6.4, CAST.rose.skin),
      figure(
        bird,
        vary(POSES.lower, { lean: 24, nod: -4, hands: pair(-22, -40, -18, -46), elbows: [-1, -1] }),
        [340, 326],
        146,
        {},
      ),
      line('M384 232l14 -8M384 234l16 0', SUN.dark, 2.6),
      line('M318 256l-10 -6M316 266h-10', MAPLE.dark, 3.2),
      figure(adult, vary(POSES.kneel, { lean: 12, nod: 8, elbows: [1, 1] }), [54, 340], 194, {
        build: 'adult',
        grip: { near: [112, 252], far: [104, 262] },
      }),
      tub([196, 350], 140, 26, '#8fa3a6', EARTH.base, fill('M-34 -26q12 -14 30 -8 18 -8 34 8Z', EARTH.soft)),
      pot([118, 264], WATER.deep, WATER.pale, { turn: 32, scale: 0.9 }),
      line('M138 264q14 14 16 52', WATER.soft, 4.4),
      disc([111, 253], 7.4, ADULTS.marc.skin),
      figure(kneader, vary(POSES.kneel, { lean: 26, nod: 8, elbows: [1, 1] }), [282, 356], 146, {
        facing: -1,
        grip: { near: [226, 320], far: [216, 326] },
      }),
      disc([225, 321], 8, EARTH.base) + disc([212, 326], 7, EARTH.dark),
      tub([52, 356], 76, 20, ROSE.base, WATER.pale),
      basket(
        [400, 352],
        84,
        36,
        BARK.pale,
        line('M-24 -32l10 -24M-10 -32l0 -28M4 -34l12 -26M18 -34l-8 -20M-30 -34l-8 -14M24 -34l12 -16', SUN.dark, 3.6),
      ),
    ),
  )
}

export function inventedCourse(): string {
  const jumper = summer(CAST.idris, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: ROSE.base,
    hat: cap(MAPLE.base, MAPLE.dark),
  })
  const mover = summer(CAST.lea, { top: FIR.base, legs: PLUM.dark, shoes: PAPER, hat: cap(ROSE.base, ROSE.dark) })
  const balancer = summer(CAST.mei, {
    top: ROSE.base,
    legs: FIR.deep,
    shoes: SUN.base,
    hat: cap(WATER.base, WATER.deep),
  })
  const adult = summer(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, shoes: INK, hat: cap(CREAM, SUN.dark) })
  return frame(
    ['#bfe0ee', '#eef4d8'],
    cloud([300, 72], 90, PAPER, 0.95),
    fill('M0 320H480V360H0Z', '#a2cc7b'),
    raised(
      20,
      woods(198, 70, '#a9cf90', 8, 'round'),
      leafy([48, 236], 180, FIR.base, 5),
      land([0, 222, 240, 212, 480, 224], '#a2cc7b'),
      fill('M0 262Q240 236 480 268V322Q240 296 0 320Z', '#b4d58c'),
      figure(balancer, vary(POSES.balance, { nod: 8, feet: pair(14, -6, -8, -4) }), [362, 238], 112, {}),
      line('M312 240Q360 234 424 242', BARK.base, 9),
      stump([178, 308], 58, 46, BARK.base),
      figure(adult, vary(POSES.stand, { lean: 6, nod: 4, elbows: [1, 1] }), [92, 314], 198, {
        build: 'adult',
        grip: { near: [140, 232], far: [150, 216] },
      }),
      figure(
        jumper,
        vary(POSES.jump, {
          hip: [0, -40],
          lean: 12,
          nod: -10,
          feet: pair(-14, -16, 22, -20),
          hands: pair(-26, -84, 30, -86),
        }),
        [236, 276],
        146,
        {},
      ),
      line('M190 262q-6 -18 4 -34M206 268q-4 -12 2 -22', PAPER, 4),
      disk([304, 312], 38, 9),
      line('M232 344q60 -16 118 0', SUN.base, 6) + line('M244 352q50 -12 98 0', ROSE.base, 5),
      figure(mover, vary(POSES.push, {}), [430, 352], 146, { facing: -1, grip: { near: [384, 308], far: [380, 300] } }),
      log([330, 332], [378, 326], 18, BARK.soft),
      line('M322 318l-12 -6M320 332l-12 2', MAPLE.dark, 3.4),
      disc([384, 308], 6.4, CAST.lea.skin),
      stick([26, 344], [120, 336], 7, BARK.soft),
      stick([40, 354], [140, 348], 7, BARK.pale),
      tufts([300, 352], 12, FIR.base, 7, 9),
    ),
  )
}

export function pretendWeWere(): string {
  const captain = mild(CAST.lila, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const caped = mild(CAST.emile, { top: FIR.base, legs: BARK.dark, shoes: SUN.base })
  const mapper = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const pinner = mild(CAST.sami, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const adult = mild(ADULTS.helene, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const box = '#c99f6c'
  return frame(
    ['#f3dfc4', '#f7f0da'],
    sun([64, 66], 22, '#f3b26a'),
    fill('M0 322H480V360H0Z', '#b8ba72'),
    raised(
      18,
      woods(196, 60, '#dcc98e', 5, 'round'),
      crown([440, 120], 84, 66, MAPLE.soft, 8),
      trunk([440, 236], 120, 26, BARK.base),
      fence([-10, 490], 220, 58, '#c9ab7f', 25),
      land([0, 222, 240, 216, 480, 222], '#c6c47e'),
      land([0, 262, 240, 254, 480, 264], '#b8ba72'),
      figure(captain, vary(POSES.stand, { lean: 0, nod: -8, elbows: [1, 1] }), [250, 300], 144, {
        facing: 1,
        grip: { near: [288, 176], far: [262, 240] },
      }),
      line('M288 176l10 -5', CAST.lila.skin, 5),
      line('M120 250V152M206 250V152', BARK.soft, 7),
      fill('M108 152H218Q228 200 222 262H196Q202 204 190 170H138Q124 206 130 262H100Q102 200 108 152Z', WATER.soft),
      line('M120 150v10M206 150v10M164 150v8', SUN.dark, 5),
      fill('M138 262V186Q164 176 190 186V262Z', '#6c6a56'),
      carton([164, 316], 118, 62),
      fill('M222 254H318V316H222Z', shade(box, 0.06)) +
        disc([270, 284], 16, '#6a4f36') +
        line('M222 254H318', shade(box, 0.3), 3),
      fill('M318 272H392L420 296V316H318Z', box) + line('M318 272H392L420 296', shade(box, 0.3), 3),
      line('M300 254L332 200', BARK.base, 6) +
        `<circle cx="326" cy="216" r="19" stroke="${BARK.soft}" stroke-width="6"/>`,
      figure(pinner, vary(POSES.reach, { lean: 0, nod: -10, elbows: [1, 1] }), [84, 318], 146, {
        grip: { near: [112, 208], far: [118, 196] },
      }),
      line('M114 206v-10', SUN.dark, 5),
      fill('M424 236q34 30 38 100 -30 8 -50 -2 4 -60 0 -92Z', ROSE.base),
      figure(caped, vary(POSES.walk, { lean: 2, nod: -4, elbows: [-1, 1] }), [414, 340], 146, {
        facing: -1,
        grip: { near: [378, 246], far: [372, 262] },
      }),
      line('M420 244v8M408 242v8', SUN.base, 5),
      figure(adult, vary(POSES.floor, { lean: 4, nod: -2, elbows: [1, 1] }), [52, 352], 186, {
        build: 'adult',
        grip: { near: [106, 300], far: [100, 316] },
      }),
      heap([148, 354], 84, 22, CREAM, 5),
      cloth([106, 300], 46, 42, CREAM),
      disc([107, 301], 7, ADULTS.helene.skin),
      figure(mapper, vary(POSES.heels, { lean: 18, nod: 10, elbows: [1, 1] }), [330, 354], 142, {
        facing: -1,
        grip: { near: [288, 330], far: [292, 322] },
      }),
      fill('M232 336L286 328 296 350 236 354Z', PAPER) +
        dashes('M242 346q14 -14 24 -6t20 -2', ROSE.base, 3.4, '5 5') +
        line('M282 334l6 6M288 334l-6 6', INK, 2.6),
      disc([289, 330], 6.2, CAST.awa.skin),
      stick([196, 350], [226, 340], 7, BARK.soft),
    ),
  )
}
