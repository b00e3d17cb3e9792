import { figure } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
import { heap } from '../../../kit/ground.ts'
import { closer, frame, specks } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, MAPLE, PAPER, PLUM, ROSE, SNOW, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, BABIES, bodysuit, CAST, mild, sleeper, winter } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import {
  bench,
  curtains,
  feedingChair,
  feedingTray,
  floor,
  hooks,
  mirror,
  pane,
  pinned,
  plant,
  rug,
  shelf,
  wainscot,
} from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bowl, cup } from '../../../kit/things.ts'
import { ball, basket, block, cloth, cushion, pumpkin, spoon, tub, under, whisk } from '../../../kit/toys.ts'

const STEEL = '#b9c3c4'

export function treasureBasket(): string {
  const adult = mild(ADULTS.nadia, { top: FIR.base, legs: PLUM.dark, shoes: PLUM.dark })
  const chewer = sleeper(BABIES.olivier, WATER.base, PAPER, 'stripes')
  const drummer = bodysuit(BABIES.binta, SUN.base, MAPLE.base)
  return frame(
    ['#f6ead4', '#f3e3c6'],
    closer(
      1.14,
      [240, 356],
      wainscot(128, 190, '#cdddc6'),
      floor(190, '#d3ad80'),
      pane([36, 26], 104, 84, 'summer'),
      shelf([352, 190], 112, 84, [
        ['books', 'rings'],
        ['basket', 'bin'],
      ]),
      plant([428, 106], MAPLE.base, { scale: 0.6 }),
      rug([240, 292], 222, 58, '#e9c9a4', MAPLE.soft),
      under([240, 268], 96),
      figure(adult, vary(POSES.tailorFront, { nod: 0 }), [240, 262], 278, {
        build: 'adult',
        grip: { near: [214, 242], far: [266, 242] },
      }),
      cloth([24, 326], 58, 17, ROSE.soft),
      cloth([404, 334], 54, 16, FIR.soft),
      under([126, 318], 52),
      under([350, 324], 52),
      basket(
        [238, 336],
        104,
        32,
        BARK.pale,
        whisk([12, -34], { turn: 28, scale: 0.9 }) +
          spoon([-22, -36], BARK.base, { turn: -64 }) +
          place(bowl([0, 0], STEEL, { scale: 0.8 }), [-4, -32], { turn: -14 }) +
          spoon([34, -36], BARK.soft, { turn: -40 }),
      ),
      figure(chewer, vary(BABY_POSES.sit, { lean: 6 }), [124, 320], 148, {
        build: 'baby',
        grip: { near: [176, 274], far: [164, 288] },
      }),
      spoon([176, 274], BARK.base, { turn: 224, scale: 1.05 }),
      bowl([304, 338], STEEL, { scale: 1.05 }),
      figure(drummer, vary(BABY_POSES.sit, { lean: 10, nod: 8 }), [360, 328], 150, {
        build: 'baby',
        facing: -1,
        grip: { near: [318, 284], far: [322, 306] },
      }),
      whisk([318, 284], { turn: 208, scale: 0.92 }),
      line('M286 314l-12 -7M296 306l-6 -13M282 326h-13', PAPER, 3),
    ),
  )
}

export function swallowingBox(): string {
  const adult = mild(ADULTS.marc, { top: ROSE.dark, legs: FIR.deep, shoes: BARK.dark })
  const dropper = sleeper(BABIES.ines, FIR.soft, PAPER)
  const finder = bodysuit(BABIES.tao, MAPLE.base, CREAM)
  const card = '#c99f6c'
  return frame(
    ['#dde9ea', '#d3e2e2'],
    closer(
      1.08,
      [214, 356],
      floor(196, '#c9a077'),
      pane([344, 30], 96, 86, 'spring'),
      pinned([282, 44], 34, 42, [PLUM.base, SUN.base, ROSE.base], -5),
      pinned([228, 56], 32, 40, [FIR.base, WATER.base, MAPLE.base], 4),
      shelf([14, 196], 118, 86, [
        ['blocks', 'books'],
        ['ball', 'basket'],
      ]),
      rug([246, 300], 226, 54, WATER.pale, WATER.soft),
      under([380, 286], 70),
      figure(adult, vary(POSES.tailor, { lean: 8, nod: 4, hands: pair(10, -18, 14, -18) }), [402, 288], 290, {
        build: 'adult',
        facing: -1,
      }),
      under([206, 322], 92),
      under([96, 324], 44),
      fill('M144 242L166 224H262L246 242Z', shade(card, 0.02)),
      fill('M246 242L262 224V304L246 324Z', shade(card, 0.22)),
      oval([203, 233], 32, 7, '#4a3826'),
      fill('M144 242H246V324H144Z', card),
      line('M144 242H246', shade(card, 0.24), 2.6),
      fill('M176 324V300Q176 276 204 276 232 276 232 300V324Z', '#4a3826'),
      ball([212, 312], 14, ROSE.base, PAPER, 20),
      ball([188, 204], 16, SUN.base, MAPLE.dark, -20),
      line('M176 182l-3 -12M190 178v-13M204 182l4 -12', MAPLE.dark, 2.6, 0.7),
      figure(dropper, vary(POSES.reach, { lean: 8, nod: 10, elbows: [1, 1] }), [98, 326], 186, {
        build: 'toddler',
        grip: { near: [152, 236], far: [158, 208] },
      }),
      ball([206, 334], 14, WATER.base, PAPER, 10),
      bowl([210, 352], PLUM.base, { scale: 1.3 }),
      figure(finder, vary(BABY_POSES.sit, { lean: 18, nod: 12 }), [316, 334], 148, {
        build: 'baby',
        facing: -1,
        grip: { near: [268, 314], far: [260, 304] },
      }),
      ball([256, 312], 14, FIR.base, SUN.soft, -30),
      ball([428, 336], 14, MAPLE.base, CREAM, 14),
      ball([42, 338], 14, PLUM.base, PAPER, -12),
    ),
  )
}

export function bigBowlSmallBowl(): string {
  const adult = mild(ADULTS.helene, { top: PLUM.base, legs: WATER.deep, shoes: BARK.dark })
  const hatted = sleeper(BABIES.malik, FIR.dark, PAPER)
  const fitter = sleeper(BABIES.ambre, WATER.base, PAPER, 'stripes')
  const crawler = bodysuit(BABIES.jeanne, ROSE.base, PAPER)
  return frame(
    ['#f4e0d6', '#f1d8ca'],
    wainscot(132, 186, '#e9c6b3'),
    floor(186, '#bf9770'),
    shelf([24, 186], 116, 80, [
      ['bin', 'books'],
      ['basket', 'blocks'],
    ]),
    pane([196, 24], 92, 80, 'autumn'),
    pinned([334, 40], 34, 42, [FIR.base, ROSE.base, SUN.base], 5),
    rug([240, 286], 228, 62, '#f0e2c4', FIR.soft),
    under([408, 290], 66),
    figure(adult, vary(POSES.tailor, { lean: 12, nod: 8 }), [416, 292], 280, {
      build: 'adult',
      facing: -1,
      grip: { near: [334, 236], far: [318, 244] },
    }),
    bowl([316, 302], WATER.base, { scale: 1.55 }),
    place(bowl([0, 0], STEEL, { scale: 1.25 }), [316, 282]),
    place(bowl([0, 0], SUN.base, { scale: 0.95 }), [318, 266]),
    place(bowl([0, 0], ROSE.base, { scale: 0.7 }), [320, 250]),
    under([206, 276], 48),
    figure(hatted, vary(BABY_POSES.sitFront, { nod: -6, stretch: 1.25 }), [206, 278], 138, {
      build: 'baby',
      grip: { near: [176, 196] },
    }),
    place(
      fill('M-32 0Q-30 -30 0 -32 30 -30 32 0Z', STEEL) +
        line('M-34 0H34', shade(STEEL, 0.2), 5) +
        line('M-20 -16q5 -9 13 -11', PAPER, 3),
      [202, 180],
      { turn: -15 },
    ),
    under([84, 318], 50),
    figure(fitter, vary(BABY_POSES.sit, { lean: 10, nod: 10 }), [84, 320], 146, {
      build: 'baby',
      grip: { near: [128, 278], far: [150, 272] },
    }),
    bowl([142, 326], MAPLE.base, { scale: 0.95 }),
    place(bowl([0, 0], FIR.soft, { scale: 1.5 }), [140, 292], { turn: 16 }),
    under([234, 348], 74),
    figure(crawler, vary(BABY_POSES.tummy, {}), [224, 350], 146, {
      build: 'baby',
      grip: { near: [262, 338] },
    }),
    place(bowl([0, 0], PLUM.soft, { scale: 1.15 }), [306, 338], { turn: -38 }),
    line('M324 310q12 4 14 16M332 302q16 6 18 22', PAPER, 3),
  )
}

export function hugePumpkin(): string {
  const adult = mild(ADULTS.julie, { top: WATER.base, legs: PLUM.dark, shoes: BARK.dark })
  const climber = sleeper(BABIES.tao, FIR.base, CREAM)
  const pusher = mild(CAST.fatou, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base, cut: 'overalls' })
  const kicker = sleeper(BABIES.ambre, SUN.pale, PAPER)
  return frame(
    ['#f2ead2', '#eee0bf'],
    floor(192, '#c79c70'),
    pane([40, 28], 110, 88, 'autumn'),
    curtains([40, 28], 110, 88, MAPLE.dark),
    shelf([376, 192], 100, 84, [
      ['books', 'plant'],
      ['blocks', 'ball'],
    ]),
    fill('M56 250H424L462 344H18Z', '#8aa5a0'),
    line('M50 266H430M32 312H446M150 250L128 344M330 250L352 344', '#7b9691', 3),
    under([240, 312], 130),
    figure(adult, vary(POSES.kneel, { lean: 42, nod: 26 }), [342, 286], 272, {
      build: 'adult',
      facing: -1,
      grip: { near: [256, 178], far: [208, 172] },
    }),
    pumpkin([232, 316], 196, 148),
    figure(climber, vary(BABY_POSES.pullUp, { lean: 12 }), [112, 320], 150, {
      build: 'baby',
      grip: { near: [152, 240], far: [158, 226] },
    }),
    figure(
      pusher,
      vary(POSES.push, { hip: [-8, -34], lean: 24, nod: -10, feet: pair(-26, -4, -4, -4) }),
      [380, 328],
      166,
      {
        build: 'toddler',
        facing: -1,
        grip: { near: [326, 254], far: [322, 236] },
      },
    ),
    under([190, 346], 62),
    figure(kicker, vary(BABY_POSES.onBack, {}), [170, 348], 128, {
      build: 'baby',
      step: { near: [206, 318], far: [212, 310] },
    }),
    pumpkin([52, 342], 52, 34, FIR.dark),
    pumpkin([438, 348], 58, 38, '#d9a860'),
  )
}

export function cushionMountain(): string {
  const adult = mild(ADULTS.lucie, { top: SUN.base, legs: PLUM.dark })
  const top = sleeper(BABIES.olivier, ROSE.base, PAPER, 'stripes')
  const climber = bodysuit(BABIES.malik, SUN.soft, MAPLE.base)
  const hermit = sleeper(BABIES.ines, FIR.soft)
  const card = '#c99f6c'
  return frame(
    ['#dfe8d6', '#d5e0c8'],
    closer(
      1.12,
      [236, 360],
      floor(190, '#cba57a'),
      pane([24, 30], 92, 84, 'winter'),
      pinned([360, 40], 34, 42, [WATER.base, MAPLE.base, SUN.base], 4),
      pinned([414, 52], 30, 38, [ROSE.base, FIR.base, PLUM.base], -6),
      rug([236, 318], 232, 40, '#9dbfc4', '#86adb4'),
      figure(adult, vary(POSES.tailorFront, { lean: -4, nod: -4 }), [176, 326], 276, { build: 'adult' }),
      cushion([90, 338], 150, 34, MAPLE.base),
      cushion([216, 338], 152, 64, PLUM.base),
      cushion([190, 282], 140, 40, FIR.base),
      cushion([218, 246], 112, 36, SUN.base),
      figure(top, vary(BABY_POSES.sit, { lean: 8, nod: 12 }), [254, 217], 126, { build: 'baby', facing: -1 }),
      figure(climber, vary(BABY_POSES.crawl, { lean: 52, nod: -40, feet: pair(-24, -6, -10, -8) }), [104, 310], 138, {
        build: 'baby',
        grip: { near: [142, 246], far: [150, 242] },
      }),
      under([378, 338], 92),
      fill('M312 338V236L330 222H456V322L444 338Z', shade(card, 0.24)),
      fill('M312 236L330 222H456L444 236Z', '#dcb98a'),
      fill('M312 236H444V338H312Z', card),
      fill('M324 248H432V338H324Z', '#4a3826'),
      figure(hermit, vary(BABY_POSES.sitFront, { nod: 4 }), [378, 336], 128, { build: 'baby' }),
      fill('M312 236L288 252V344L312 338ZM444 236L470 250V344L444 338Z', '#dcb98a'),
      cloth([340, 332], 76, 16, ROSE.soft),
    ),
  )
}

export function alongTheBench(): string {
  const adult = mild(ADULTS.pierre, { top: FIR.base, legs: WATER.deep, shoes: BARK.dark })
  const grabber = sleeper(BABIES.jeanne, MAPLE.base, CREAM, 'stripes')
  const stepper = sleeper(BABIES.binta, PLUM.base, PAPER)
  const watcher = bodysuit(BABIES.olivier, ROSE.base, PAPER)
  return frame(
    ['#e4e6ef', '#d8dbe8'],
    closer(
      1.1,
      [240, 360],
      floor(196, '#cfa67a'),
      pane([20, 30], 84, 78, 'spring'),
      mirror(
        [152, 82],
        148,
        110,
        BARK.soft,
        fill('M0 74H148V110H0Z', '#b99570'),
        figure(stepper, vary(BABY_POSES.sitFront, { lean: 0 }), [84, 132], 118, { build: 'baby' }),
        line('M-4 88H150', BARK.pale, 8),
      ),
      shelf([392, 196], 84, 84, [
        ['', 'plant'],
        ['basket', 'ball'],
      ]),
      rug([238, 306], 230, 46, '#a9c5a6', FIR.soft),
      under([214, 304], 160, 14),
      bench([214, 300], 300, 66),
      `<ellipse cx="106" cy="222" rx="15" ry="13" stroke="${ROSE.base}" stroke-width="8"/>`,
      fill('M280 232V204Q280 198 292 198 304 198 304 204V232Z', '#c99f6c'),
      oval([292, 203], 12, 4.4, '#7d5f3f'),
      bowl([342, 234], WATER.base, { scale: 0.9 }),
      figure(adult, vary(POSES.floor, { lean: 6, nod: 4, feet: pair(26, -4, 22, -4) }), [444, 318], 286, {
        build: 'adult',
        facing: -1,
        grip: { near: [368, 268], far: [372, 226] },
      }),
      under([62, 326], 40),
      figure(grabber, vary(BABY_POSES.pullUp, { lean: 12, nod: -4 }), [58, 328], 162, {
        build: 'baby',
        grip: { near: [98, 230], far: [92, 240] },
      }),
      under([222, 326], 46),
      figure(
        { ...stepper, view: 'back' },
        vary(BABY_POSES.sitFront, {
          hip: [0, -27],
          lean: 4,
          nod: 6,
          feet: pair(-10, -4, 15, -4),
          knees: [-1, 1],
          lap: false,
        }),
        [218, 328],
        164,
        { build: 'baby', grip: { near: [186, 232], far: [262, 232] } },
      ),
      under([152, 352], 60),
      figure(watcher, vary(BABY_POSES.onBack, {}), [146, 354], 118, { build: 'baby' }),
    ),
  )
}

export function handOnTheWindow(): string {
  const adult = mild(ADULTS.lucie, { top: MAPLE.base, legs: WATER.deep, shoes: BARK.dark })
  const parent = winter(ADULTS.minh, { top: PLUM.base, legs: BARK.deep, trim: SUN.soft })
  const baby = sleeper(BABIES.tao, SUN.base, PAPER, 'stripes')
  const friend = mild(CAST.theo, { top: FIR.base, legs: PLUM.dark, shoes: CREAM })
  return frame(
    ['#efe2d2', '#e9d8c2'],
    floor(262, '#c39a70'),
    pane(
      [236, 40],
      224,
      172,
      'winter',
      BARK.pale,
      fill('M96 126Q120 140 92 172H150Q160 140 124 126Z', '#dbe6ea'),
      figure(parent, vary(POSES.walk, { lean: 0 }), [98, 160], 112, {
        build: 'adult',
        facing: -1,
        grip: { near: [72, 62] },
      }),
    ),
    pinned([44, 60], 34, 42, [ROSE.base, FIR.base, SUN.base], -4),
    hooks([10, 150], 34, [WATER.base, '', ROSE.base], BARK.soft),
    rug([366, 326], 108, 26, '#a9c5a6', FIR.soft),
    under([344, 330], 50),
    block([420, 326], 26, 22, ROSE.base),
    block([392, 336], 26, 22, WATER.base),
    block([406, 310], 24, 20, SUN.base),
    figure(friend, vary(POSES.floor, { lean: 12, nod: 8 }), [330, 338], 150, {
      build: 'toddler',
      grip: { near: [380, 318], far: [396, 306] },
    }),
    under([176, 346], 52),
    figure(adult, vary(POSES.stand, { hip: [0, -40.6], nod: 6, feet: pair(-6, -4, 7, -4) }), [178, 350], 300, {
      build: 'adult',
      grip: { near: [236, 206], far: [262, 92] },
      holding: figure(baby, vary(BABY_POSES.held, { lean: 6, nod: -4, stretch: 1.2 }), [222, 214], 138, {
        build: 'baby',
        grip: { near: [266, 142], far: [262, 172] },
      }),
    }),
  )
}

export function bananaChanges(): string {
  const adult = mild(ADULTS.nadia, { top: ROSE.base, legs: PLUM.dark, shoes: PLUM.dark })
  const masher = mild(BABIES.olivier, { top: WATER.base, legs: WATER.deep, shoes: CREAM, cut: 'bib', trim: SUN.soft })
  const spreader = mild(CAST.kofi, { top: FIR.base, legs: MAPLE.dark, shoes: CREAM, cut: 'bib', trim: PAPER })
  const puree = '#f3dd94'
  const banana = (turn: number) =>
    place(line('M-16 -4Q0 8 17 -5', SUN.base, 10) + line('M17 -5l4 -3', BARK.base, 4), [0, 0], { turn })
  return frame(
    ['#e8efe0', '#dce8d3'],
    closer(
      1.14,
      [240, 356],
      wainscot(140, 206, '#c4dbc6'),
      floor(206, '#c9a27a'),
      pane([62, 56], 92, 70, 'rain'),
      shelf([330, 206], 116, 84, [
        ['plant', 'books'],
        ['bin', 'basket'],
      ]),
      figure(adult, vary(POSES.tailorFront, { nod: 6 }), [240, 304], 284, {
        build: 'adult',
        grip: { near: [228, 244], far: [254, 246] },
      }),
      line('M241 226Q248 208 242 190', puree, 13),
      fill('M230 256Q228 230 232 214L241 222 251 214Q256 232 252 258 242 266 230 256Z', SUN.base),
      line('M232 216Q216 212 210 228M250 216Q268 214 272 230', SUN.base, 8),
      disc([229, 244], 8, ADULTS.nadia.skin),
      disc([253, 246], 8, ADULTS.nadia.skin),
      under([114, 340], 60),
      feedingChair([112, 342], MAPLE.base, { scale: 1.25 }),
      figure(masher, vary(BABY_POSES.sitFront, { nod: 8 }), [112, 300], 152, {
        build: 'baby',
        holding: feedingTray(
          [112, 342],
          PAPER,
          oval([4, -60], 22, 6, puree) + oval([-14, -63], 8, 4, puree) + disc([24, -56], 3.4, puree),
          {
            scale: 1.25,
          },
        ),
        grip: { near: [94, 270], far: [126, 266] },
      }),
      under([366, 340], 60),
      feedingChair([366, 342], WATER.base, { scale: 1.25 }),
      figure(spreader, vary(POSES.floorFront, { nod: 8, feet: pair(-24, 2, 24, 2) }), [366, 302], 160, {
        build: 'toddler',
        holding: feedingTray(
          [366, 342],
          SUN.pale,
          place(banana(0), [-14, -58], { scale: 0.8 }) + line('M4 -60q8 -6 14 0t14 -2', puree, 6),
          { scale: 1.25 },
        ),
        grip: { near: [352, 268], far: [396, 266] },
      }),
      spoon([396, 266], ROSE.base, { turn: -118, scale: 0.9 }),
    ),
  )
}

export function snowIndoors(): string {
  const adult = mild(ADULTS.helene, { top: MAPLE.base, legs: FIR.deep, shoes: BARK.dark })
  const scooper = mild(BABIES.malik, { top: SUN.base, legs: PLUM.dark, shoes: CREAM, cut: 'overalls' })
  const patter = sleeper(BABIES.ambre, FIR.base, CREAM, 'stripes')
  const looker = sleeper(BABIES.jeanne, ROSE.base, PAPER)
  const snow =
    heap([8, -26], 190, 62, SNOW.base, 6) +
    heap([-18, -24], 150, 50, SNOW.light, 9) +
    disc([52, -62], 24, SNOW.light) +
    disc([46, -68], 10, PAPER)
  return frame(
    ['#f3e3cc', '#eed8bb'],
    closer(
      1.06,
      [240, 360],
      floor(186, '#b98f68'),
      pane([36, 22], 176, 112, 'winter', PAPER, line('M20 18h.1M60 40h.1M104 24h.1M150 60h.1M84 66h.1', PAPER, 5)),
      shelf([388, 186], 88, 86, [['books'], ['bin']]),
      plant([272, 186], MAPLE.base, { scale: 0.9 }),
      rug([240, 294], 226, 56, '#8fb0b4', '#7b9da3'),
      fill('M110 268H372L402 344H84Z', ROSE.soft),
      line('M104 284H378M90 328H394', PAPER, 4),
      under([384, 284], 62),
      figure(adult, vary(POSES.heels, { lean: 6, nod: 8 }), [404, 280], 274, {
        build: 'adult',
        facing: -1,
        grip: { near: [354, 218] },
        holding: figure(looker, vary(BABY_POSES.held, { nod: 8 }), [368, 240], 128, { build: 'baby', facing: -1 }),
      }),
      tub([236, 332], 230, 36, WATER.base, '#d8e6ee', snow),
      cup([206, 300], MAPLE.base, { scale: 1.7, turn: -14 }),
      under([84, 318], 50),
      figure(scooper, vary(BABY_POSES.sit, { lean: 14, nod: 8 }), [86, 324], 154, {
        build: 'baby',
        grip: { near: [148, 272], far: [138, 290] },
      }),
      spoon([150, 272], ROSE.base, { turn: 34, scale: 1.3 }),
      disc([180, 290], 9, SNOW.light),
      under([400, 348], 46),
      figure(patter, vary(BABY_POSES.sit, { lean: 20, nod: 14 }), [408, 354], 142, {
        build: 'baby',
        facing: -1,
        grip: { near: [344, 302], far: [334, 298] },
      }),
      specks({ x: [150, 320], y: [250, 280] }, 9, PAPER, 4, 2.4),
    ),
  )
}

export function bigPaper(): string {
  const kraft = '#cfa36c'
  const adult = mild(ADULTS.marc, { top: SUN.base, legs: WATER.deep, shoes: BARK.dark })
  const liner = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: ROSE.base, cut: 'stripes', trim: PAPER })
  const crumpler = sleeper(BABIES.olivier, FIR.base, PAPER)
  const dotter = bodysuit(BABIES.binta, PAPER, MAPLE.base)
  const disk = (x: number, y: number, color: string) => oval([x, y], 8, 5, color)
  return frame(
    ['#e2e9ee', '#d5dfe6'],
    floor(150, '#8fa9a6', PAPER, false),
    shelf([20, 150], 130, 66, [['books', 'basket', 'blocks']]),
    pane([330, 16], 112, 82, 'summer'),
    pinned([204, 36], 36, 44, [MAPLE.base, PLUM.base, FIR.base], 4),
    pinned([262, 28], 34, 42, [ROSE.base, WATER.base, SUN.base], -5),
    fill('M84 186H404L470 352H10Z', shade(kraft, 0.3)),
    fill('M88 182H400L468 346H12Z', kraft),
    line('M60 262L96 252 92 278M404 330l26 -14 4 20', shade(kraft, 0.18), 3),
    line('M360 206C280 190 190 214 226 238S380 236 392 268 300 340 244 310', WATER.deep, 6),
    line('M130 214q24 -16 48 0t48 0 48 0', MAPLE.dark, 6),
    line('M150 268a22 9 0 1 0 44 0a22 9 0 1 0 -48 2a28 13 0 1 0 56 2', FIR.dark, 6),
    line('M392 252h.1M380 262h.1M396 268h.1M370 252h.1M384 280h.1M366 270h.1', MAPLE.dark, 9),
    figure(adult, vary(POSES.floor, { lean: -2, nod: 8, feet: pair(26, -4, 22, -4) }), [428, 250], 262, {
      build: 'adult',
      facing: -1,
    }),
    figure(dotter, vary(BABY_POSES.sit, { lean: 8, nod: 12 }), [424, 296], 132, {
      build: 'baby',
      facing: -1,
      grip: { near: [388, 268] },
    }),
    disk(386, 272, MAPLE.base),
    figure(
      liner,
      vary(BABY_POSES.tummy, {
        hip: [-12, -10],
        lean: 72,
        nod: -42,
        hands: pair(20, -4, 38, -4),
        elbows: [-1, 1],
        feet: pair(-41, -7, -39, -5),
      }),
      [318, 312],
      176,
      { build: 'toddler', facing: -1 },
    ),
    disk(244, 308, WATER.base),
    fill('M20 318L58 296 66 312 96 306 88 326 112 338 84 346 12 346Z', shade(kraft, 0.08)),
    line('M30 330L58 304 64 326 90 312M64 326L84 340M44 340l20 -14', shade(kraft, 0.3), 2.6),
    figure(crumpler, vary(BABY_POSES.sit, { lean: 16, nod: 12 }), [112, 344], 146, {
      build: 'baby',
      facing: -1,
      grip: { near: [76, 312], far: [66, 302] },
    }),
  )
}
