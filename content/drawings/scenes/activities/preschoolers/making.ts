import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { closer, frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { basket, block, carton, crayon, cushion, toyTruck } from '../../../kit/toys.ts'

export function truckBridge(): string {
  const driver = mild(CAST.awa, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base, cut: 'overalls' })
  const beneath = mild(CAST.emile, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const builder = mild(CAST.maika, { top: ROSE.base, legs: PLUM.dark, shoes: SUN.base })
  const adult = mild(ADULTS.julie, { top: WATER.deep, legs: BARK.dark, shoes: INK })
  const roll = (x: number, y: number, h: number) =>
    fill(`M${x - 9} ${y}V${y - h}H${x + 9}V${y}Z`, CARDBOARD) +
    oval([x, y - h], 9, 3.4, shade(CARDBOARD, 0.45)) +
    oval([x, y], 9, 3, CARDBOARD)
  return frame(
    ['#dde8e4', '#f3eddc'],
    pane([196, 30], 104, 84, 'rain'),
    pinned([360, 44], 52, 44, [MAPLE.base, WATER.base, SUN.base], 4),
    floor(200, '#d6b084'),
    shelf([16, 200], 116, 88, [
      ['blocks', 'bin'],
      ['basket', 'books'],
    ]),
    rug([246, 296], 236, 62, '#b9cfd9', '#dce6e2'),
    figure(adult, vary(POSES.tailor, { lean: 8, nod: 8, elbows: [1, 1] }), [398, 258], 190, {
      build: 'adult',
      facing: -1,
      grip: { near: [352, 210], far: [346, 194] },
    }),
    carton([140, 316], 92, 82),
    fill('M100 232h22v6h-22Z', CARDBOARD),
    roll(226, 318, 84),
    roll(248, 322, 82),
    carton([346, 318], 88, 80),
    fill('M98 228H280L292 238H92Z', BARK.pale),
    fill('M92 238H292V246H92Z', BARK.soft),
    toyTruck([236, 232], '#d6463a', { scale: 1.35 }),
    figure(driver, vary(POSES.stand, { lean: 26, nod: -10, elbows: [1, 1] }), [150, 340], 152, {
      grip: { near: [200, 212], far: [196, 206] },
    }),
    figure(builder, vary(POSES.kneel, { lean: 14, nod: 2, elbows: [1, 1] }), [436, 350], 156, {
      facing: -1,
      grip: { near: [388, 254], far: [380, 242] },
    }),
    line('M304 240L404 250', BARK.soft, 10),
    line('M304 238L404 248', BARK.pale, 5),
    disc([386, 252], 7.2, CAST.maika.skin),
    figure(
      beneath,
      vary(POSES.lie, {
        hip: [0, -10],
        lean: 74,
        nod: -66,
        hands: pair(38, -8, 44, -6),
        elbows: [-1, -1],
        feet: pair(-38, -6, -30, -26),
      }),
      [236, 350],
      150,
      {},
    ),
    roll(330, 352, 20),
    line('M394 348L444 354', BARK.pale, 8),
    block([60, 346], 40, 28, WATER.base),
  )
}

export function growingBoat(): string {
  const rower = mild(CAST.idris, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const lookout = mild(CAST.rose, { top: SUN.base, legs: PLUM.dark, shoes: MAPLE.base })
  const squeezed = mild(CAST.anh, { top: FIR.base, legs: BARK.dark, shoes: SUN.base })
  const boarding = mild(CAST.fatou, { top: PLUM.base, legs: WATER.base, shoes: PAPER, cut: 'overalls' })
  const adult = mild(ADULTS.pierre, { top: WATER.deep, legs: BARK.deep, shoes: INK, cut: 'stripes', trim: PAPER })
  const tube = (a: Point, b: Point, w = 13) =>
    line(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, shade(CARDBOARD, 0.2), w) +
    line(`M${a[0]} ${a[1] - 2}L${b[0]} ${b[1] - 2}`, CARDBOARD, w * 0.6)
  return frame(
    ['#f2e4cc', '#f7efdd'],
    pane([30, 30], 104, 84, 'summer'),
    curtains([30, 30], 104, 84, WATER.soft),
    pinned([386, 40], 54, 46, [WATER.base, SUN.base, MAPLE.base], -4),
    floor(204, '#d6b084'),
    plant([452, 210], MAPLE.base, { scale: 0.9 }),
    fill('M-10 286Q90 262 250 264 420 266 490 290V360H-10Z', '#a8cfe0'),
    line('M14 312q14 -8 28 0t28 0M390 300q14 -8 28 0t28 0M420 346q14 -8 28 0t28 0M60 350q14 -8 28 0t28 0', PAPER, 4.5),
    line('M246 262V62', BARK.soft, 9),
    fill('M250 66Q330 92 352 196 300 180 250 194Z', SUN.soft),
    fill('M250 66Q330 92 352 196 344 190 336 188 318 104 250 72Z', SUN.base),
    fill('M242 82Q196 110 184 182 214 178 242 186Z', ROSE.soft),
    fill('M60 270Q240 246 410 268L396 286Q240 268 74 286Z', shade(MAPLE.base, 0.35)),
    figure(lookout, vary(POSES.stand, { lean: 0, nod: -4, elbows: [1, 1] }), [196, 298], 148, {
      facing: -1,
      grip: { near: [168, 182], far: [152, 176] },
    }),
    figure(adult, vary(POSES.tailorFront, { hands: pair(-16, -30, 24, -26) }), [296, 296], 184, { build: 'adult' }),
    tube([186, 180], [136, 170], 14),
    disc([168, 180], 6.8, CAST.rose.skin),
    disc([152, 176], 6.4, CAST.rose.skin),
    figure(squeezed, vary(POSES.heels, { lean: 4, nod: 0, elbows: [1, 1] }), [232, 302], 136, {
      facing: 1,
      grip: { near: [262, 232], far: [266, 226] },
    }),
    figure(rower, vary(POSES.floor, { lean: -12, nod: 2, elbows: [1, 1] }), [118, 304], 146, {
      grip: { near: [158, 258], far: [164, 250] },
    }),
    fill('M44 274Q240 312 424 272L398 330Q240 350 76 330Z', MAPLE.base),
    fill('M44 274Q240 312 424 272L418 286Q240 324 50 288Z', MAPLE.soft),
    line('M130 304V338M214 312V344M298 310V342M368 298V334', shade(MAPLE.base), 4),
    tube([176, 240], [110, 346], 13),
    disc([158, 262], 7.2, CAST.idris.skin),
    disc([166, 252], 7, CAST.idris.skin),
    cushion([34, 330], 70, 24, PLUM.soft),
    cushion([40, 312], 62, 20, SUN.base),
    cushion([452, 338], 64, 24, FIR.soft),
    figure(
      boarding,
      vary(POSES.walk, { lean: 16, nod: -8, feet: pair(18, -30, -6, -4), elbows: [1, 1] }),
      [426, 350],
      154,
      {
        facing: -1,
        grip: { near: [352, 240], far: [376, 252] },
      },
    ),
  )
}

export function monsterRoom(): string {
  const opener = mild(CAST.theo, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: MAPLE.base,
    cut: 'stripes',
    trim: MAPLE.base,
  })
  const lamp = mild(CAST.lila, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const cook = mild(CAST.kofi, { top: FIR.base, legs: BARK.dark, shoes: SUN.base })
  const adult = mild(ADULTS.lucie, { top: MAPLE.base, legs: BARK.deep, shoes: INK })
  const dark = '#3d3247'
  return frame(
    ['#dcd8ea', '#efe9e0'],
    pinned([30, 40], 56, 48, [PLUM.base, FIR.base, SUN.base], -4),
    pinned([108, 56], 50, 42, [FIR.base, ROSE.base, PLUM.base], 5),
    floor(204, '#d3ab7c'),
    rug([240, 316], 244, 42, '#c3b3d6', '#ded5e6'),
    closer(
      1.06,
      [250, 330],
      figure(adult, vary(POSES.kneel, { lean: 8, nod: 10, elbows: [1, 1] }), [396, 284], 194, {
        build: 'adult',
        facing: -1,
        grip: { near: [350, 210], far: [346, 170] },
      }),
      fill('M146 124H336V312H146Z', CARDBOARD),
      fill('M336 124L362 108V290L336 312Z', shade(CARDBOARD, 0.26)),
      fill('M146 124L172 108H362L336 124Z', glow(CARDBOARD, 0.3)),
      fill('M166 146H316V300H166Z', dark),
      fill('M166 300L316 300 300 272H182Z', '#5a4a63'),
      fill('M184 286Q240 252 300 286L298 300H186Z', ROSE.base),
      line('M192 290q14 -14 28 0t28 0t28 0', ROSE.soft, 5),
      fill(
        'M206 276C196 236 208 200 226 198L222 182 234 196 248 196 260 182 256 198C276 204 286 240 276 276 252 262 230 262 206 276Z',
        FIR.soft,
      ),
      disc([230, 222], 10, PAPER) +
        disc([254, 222], 10, PAPER) +
        disc([231, 224], 4.4, INK) +
        disc([252, 224], 4.4, INK),
      line('M228 246q14 9 28 0', INK, 3.4),
      fill('M234 249l5 7 4 -6Z', PAPER),
      fill('M292 164l10 6 -8 8 -8 -8Z', SUN.soft),
      disc([186, 166], 3, SUN.soft),
      disc([208, 156], 2.4, SUN.soft),
      fill('M166 146L112 130V318L166 300Z', glow(CARDBOARD, 0.2)),
      line('M112 130L166 146V300L112 318Z', shade(CARDBOARD, 0.3), 3),
      place(
        fill('M-17 -21H17V21H-17Z', PAPER) +
          disc([0, -4], 10, SUN.base) +
          line('M-4 -6h.1M4 -6h.1M-4 0q4 -4 8 0', INK, 2.4) +
          line('M-10 13h20', ROSE.base, 3),
        [138, 196],
        { turn: 0 },
      ),
      line('M150 238h14', STONE.base, 7),
    ),
    figure(opener, vary(POSES.stand, { lean: 10, nod: 2, elbows: [1, 1] }), [58, 342], 156, {
      grip: { near: [104, 246], far: [108, 238] },
    }),
    fill('M322 296L254 232Q224 258 236 282L322 304Z', SUN.pale, 0.4),
    figure(lamp, vary(POSES.crouch, { hip: [-4, -20], lean: 8, nod: -4, elbows: [1, 1] }), [372, 350], 154, {
      facing: -1,
      grip: { near: [330, 300], far: [324, 294] },
    }),
    line('M346 304L330 300', MAPLE.dark, 9),
    line('M328 300L320 298', STONE.soft, 13),
    disc([337, 302], 7.4, CAST.lila.skin),
    figure(cook, vary(POSES.kneel, { lean: 34, nod: 6, elbows: [1, 1] }), [130, 352], 140, {
      grip: { near: [184, 334], far: [194, 326] },
    }),
    fill('M176 332H252L262 354H170Z', PAPER),
    oval([220, 344], 22, 6, MAPLE.base),
    line('M212 336q-3 -6 0 -10M224 336q-3 -6 0 -10', STONE.base, 2.4),
    crayon([190, 330], ROSE.base, { turn: 40 }),
    disc([185, 331], 6.6, CAST.kofi.skin),
    basket([440, 350], 60, 34, BARK.pale, disc([-10, -38], 11, PLUM.base) + disc([10, -38], 11, WATER.base)),
  )
}

export function endlessPaper(): string {
  const left = mild(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const far = mild(CAST.lea, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const walker = mild(CAST.sami, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'overalls' })
  const adult = mild(ADULTS.minh, { top: WATER.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#e6ead8', '#f5efdf'],
    wainscot(120, 170, '#d7e0c8'),
    pane([60, 16], 96, 76, 'spring'),
    pinned([364, 20], 50, 42, [ROSE.base, WATER.base, SUN.base], 4),
    floor(172, '#cfa678'),
    fill('M404 172H456L330 366H60Z', PAPER),
    fill('M404 172H456V160Q430 150 404 160Z', glow(CREAM, 0.2)),
    oval([404, 166], 8, 14, CREAM),
    oval([456, 166], 8, 14, CREAM),
    line('M120 340q40 -20 78 -8t62 -34q6 -32 50 -34t60 -46q10 -16 36 -22', WATER.base, 6),
    line('M160 350q-10 -40 30 -44t60 30q20 16 50 0', ROSE.base, 6),
    line('M262 306q20 20 40 2t20 -36q10 -30 60 -40', FIR.base, 5.5),
    line('M204 296v-22l16 -12 16 12v22Z', MAPLE.base, 5),
    disc([320, 240], 13, SUN.base),
    line('M320 220v-6M340 240h7M320 260v6M300 240h-7', SUN.base, 4.5),
    line('M372 206h22v-10h-22ZM378 208v5M390 208v5', PLUM.base, 4),
    figure(
      adult,
      vary(POSES.lie, {
        hip: [0, -9],
        lean: 80,
        nod: -62,
        hands: pair(40, -8, 42, -4),
        elbows: [-1, -1],
        feet: pair(-44, -6, -38, -26),
      }),
      [224, 246],
      196,
      {
        build: 'adult',
      },
    ),
    line('M304 240L318 246', MAPLE.base, 6),
    figure(far, vary(POSES.heels, { lean: 22, nod: 8, elbows: [1, 1] }), [448, 262], 132, {
      facing: -1,
      grip: { near: [398, 236], far: [404, 226] },
    }),
    line('M398 238L386 232', FIR.base, 6),
    disc([399, 237], 6, CAST.lea.skin),
    figure(walker, vary(POSES.lower, { lean: 44, nod: 2, elbows: [1, 1] }), [406, 350], 150, {
      facing: -1,
      grip: { near: [344, 316], far: [352, 306] },
    }),
    line('M344 316L322 330', ROSE.base, 7),
    disc([345, 315], 7, CAST.sami.skin),
    figure(
      left,
      vary(POSES.lie, {
        hip: [0, -10],
        lean: 74,
        nod: -56,
        hands: pair(42, -14, 44, -8),
        elbows: [-1, -1],
        feet: pair(-38, -6, -30, -27),
      }),
      [70, 318],
      156,
      {
        grip: { near: [134, 314], far: [128, 304] },
      },
    ),
    crayon([134, 316], WATER.base, { turn: 72 }),
    disc([133, 314], 7, CAST.noah.skin),
    crayon([446, 300], SUN.base, { turn: 20 }),
    crayon([36, 350], ROSE.base, { turn: -16 }),
    crayon([456, 330], FIR.base, { turn: -30 }),
  )
}
