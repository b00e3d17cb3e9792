import { FRONT_LAUGH, FRONT_OH, FRONT_SMILE, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { rope } from '../../../kit/ground.ts'
import { flat, palm } from '../../../kit/hands.ts'
import { face } from '../../../kit/head.ts'
import { cloud, frame, land } from '../../../kit/landscape.ts'
import { BARK, FIR, glow, INK, MAPLE, PAPER, PLUM, RED, ROSE, STONE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, bodysuit, CAST, mild } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, rug, shelf, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { droplets } from '../../../kit/things.ts'
import { cloth, cushion, duck, hoop, rabbit, under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const APART = pair(-9, -2, 9, -2)

/** A house along the street, its lower left corner at `at`. */
const house = ([x, y]: Point, w: number, wall: string, roof: string) =>
  fill(`M${x} ${y}v-74h${w}v74Z`, wall) +
  fill(`M${x - 12} ${y - 72}L${x + w / 2} ${y - 122}L${x + w + 12} ${y - 72}Z`, roof) +
  fill(`M${x + w * 0.14} ${y - 56}h26v26h-26Z`, WATER.pale) +
  fill(`M${x + w * 0.62} ${y}v-46h24v46Z`, shade(roof, 0.2))

export function trainBrakesAsOne(): string {
  const educator = mild(ADULTS.nadia, { top: MAPLE.base, legs: BARK.dark, shoes: PAPER })
  const first = mild(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: RED })
  const second = mild(CAST.rose, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const last = mild(CAST.anh, { top: FIR.base, legs: BARK.base, shoes: SUN.base, cut: 'stripes', trim: FIR.pale })
  const brake = vary(POSES.stand, {
    hip: [-7, -33],
    lean: -4,
    nod: 8,
    feet: pair(7, -4, 0, -4),
    elbows: [1, 1],
    stretch: 1.2,
  })
  return frame(
    ['#bfe0ea', '#f5f3da'],
    cloud([300, 44], 96, PAPER, 0.9),
    house([52, 196], 108, '#efdcb8', MAPLE.dark),
    house([322, 196], 112, '#d5dfe3', PLUM.dark),
    land([0, 190, 240, 186, 480, 192], '#b0d58e'),
    leafy([206, 226], 190, FIR.base, 5),
    leafy([26, 226], 176, FIR.soft, 8),
    leafy([462, 226], 184, FIR.dark, 3),
    fill('M0 230H480V324H0Z', STONE.pale),
    line('M0 230H480', STONE.soft, 4),
    line('M58 230L34 324M190 230L182 324M322 230L330 324M450 230L474 324', STONE.soft, 2.4),
    fill('M0 322H480V334H0Z', STONE.soft) + fill('M0 334H480V360H0Z', STONE.dark),
    dashes('M-10 353H490', SUN.soft, 4, '34 26'),
    under([72, 302], 34, 5),
    toddler(last, vary(brake, { lean: 8, nod: 10 }), [70, 302], 146, { grip: { near: [106, 254] } }),
    face(SIDE_SMILE, [71.7, 200], 27, 14.4),
    under([174, 302], 34, 5),
    toddler(second, brake, [172, 302], 142, { grip: { near: [204, 250] } }),
    face(SIDE_OH, [162, 202], 26.3, 5.8),
    under([268, 302], 34, 5),
    toddler(first, brake, [268, 302], 146, { grip: { near: [301, 248] } }),
    face(SIDE_OH, [257, 199], 27, 5.8),
    under([386, 318], 40, 6),
    adult(
      educator,
      vary(POSES.stand, { lean: 2, nod: 4, elbows: [1, 1], feet: pair(6, -4, -6, -4) }),
      [388, 318],
      232,
      {
        facing: -1,
        grip: { near: [336, 96], far: [346, 214] },
      },
    ),
    palm([336, 94], ADULTS.nadia.skin, -10),
    face(SIDE_OH, [384, 109], 20.4, -5.1, true),
    rope('M346 215Q324 236 301 232Q254 254 204 234Q160 258 114 240'),
    hoop([301, 241], 7, 9, RED) + hoop([204, 243], 7, 9, WATER.base) + hoop([114, 249], 7, 9, PLUM.base),
    disc([301, 249], 7.4, CAST.idris.skin) +
      disc([204, 251], 7.2, CAST.rose.skin) +
      disc([346, 215], 7.4, ADULTS.nadia.skin),
    line('M106 254L118 252M106 254L116 259M106 254L112 244', CAST.anh.skin, 4.6) + disc([106, 254], 7.4, CAST.anh.skin),
    line('M126 238l7 -7M128 249l10 1M119 230l3 -9', MAPLE.dark, 2.8),
  )
}

/** A stuffed bear in tears that faces right, its paw on its eyes. */
const sulking = (at: Point, color: string, scale: number) =>
  place(
    disc([-15, -7], 4.4, shade(color, 0.12)) +
      oval([0, -17], 15.5, 18, color, 8) +
      disc([17, -54], 5, shade(color, 0.16)) +
      disc([9, -42], 14.5, color) +
      disc([1, -54], 5.4, color) +
      disc([1, -54], 2.8, glow(color, 0.4)) +
      oval([20, -36], 7, 5.6, glow(color, 0.45), 20) +
      oval([25.4, -36], 2.4, 1.9, INK) +
      line('M11 -43q3 2.4 6 .4', INK, 2) +
      line('M2 -24Q14 -22 17 -31', shade(color, 0.14), 7.4) +
      oval([14, -4.6], 10, 6, color) +
      oval([21, -5.4], 4, 5.6, glow(color, 0.35)),
    at,
    { scale },
  )

export function noThanksSaysTheBear(): string {
  const asking = mild(CAST.zoe, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const waiting = mild(CAST.noah, { top: WATER.base, legs: BARK.dark, shoes: SUN.soft })
  const educator = mild(ADULTS.helene, { top: FIR.base, legs: WATER.deep, shoes: BARK.dark })
  return frame(
    ['#efe3d6', '#f8f1e4'],
    pane([30, 18], 92, 74, 'rain'),
    curtains([30, 18], 92, 74, '#b9a0ae'),
    pinned([182, 34], 52, 44, [ROSE.base, SUN.base, WATER.base], -4),
    floor(152, '#cdab84'),
    shelf([378, 154], 84, 58, [
      ['books', 'bin'],
      ['basket', 'blocks'],
    ]),
    rug([244, 276], 236, 66, '#cfe0da', '#a9c3c0', false),
    under([218, 226], 46, 5),
    toddler(waiting, vary(POSES.tailorFront, { nod: 6, feet: APART, stretch: 1.1 }), [216, 224], 134, {
      grip: { near: [203, 204], far: [231, 204] },
    }),
    rabbit([217, 222], PLUM.soft, { scale: 0.8 }),
    disc([204, 206], 6.4, CAST.noah.skin) + disc([230, 206], 6.4, CAST.noah.skin),
    face(FRONT_SMILE, [218, 154], 24.8, 6),
    under([394, 322], 66, 7),
    adult(educator, vary(POSES.tailor, { lean: 4, nod: 6, elbows: [1, 1] }), [400, 320], 232, {
      facing: -1,
      grip: { near: [362, 290], far: [352, 284] },
    }),
    face(SIDE_SMILE, [392, 202], 20.4, -8.2, true),
    duck([34, 318], SUN.base, { scale: 1.3, mirror: true }),
    under([106, 338], 54, 6),
    toddler(asking, vary(POSES.tailor, { lean: 8, nod: 4, elbows: [1, 1], stretch: 1.2 }), [98, 338], 166, {
      grip: { near: [160, 278], far: [128, 316] },
    }),
    palm([160, 278], CAST.zoe.skin, 78),
    face(SIDE_SMILE, [109, 252], 30.8, 8.4),
    under([258, 334], 38, 6),
    sulking([258, 334], BARK.soft, 1.6),
    droplets(
      [
        [299, 290],
        [307, 307],
      ],
      3,
      WATER.soft,
    ),
  )
}

const AIR = '#f3e2e6'

export function scarfOnTheShoe(): string {
  const educator = mild(ADULTS.lucie, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const backLeft = mild(CAST.mei, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const backRight = mild(CAST.sami, { top: ROSE.base, legs: FIR.dark, shoes: PAPER })
  const frontLeft = mild(CAST.fatou, { top: FIR.soft, legs: MAPLE.dark, shoes: SUN.base })
  const pointing = mild(CAST.theo, { top: PLUM.base, legs: BARK.deep, shoes: RED })
  const up = vary(POSES.tailorFront, { elbows: [-1, 1], feet: APART, stretch: 1.2 })
  return frame(
    [AIR, '#faf3e8'],
    pane([24, 22], 84, 68, 'winter'),
    floor(156, '#c8b08e'),
    plant([452, 160], WATER.deep),
    rug([240, 292], 224, 60, '#dfc9a6', '#f1e4c8'),
    under([242, 230], 60, 6),
    adult(educator, vary(up, { feet: pair(-4, -2, 4, -2) }), [242, 230], 196, {
      grip: { near: [206, 86], far: [280, 86] },
    }),
    face(FRONT_LAUGH, [242, 130], 17.3),
    under([154, 246], 40, 5),
    toddler(backLeft, vary(up, { nod: 8 }), [152, 244], 140, { grip: { near: [110, 166], far: [194, 160] } }),
    face(FRONT_LAUGH, [155, 171], 26, 8),
    under([334, 246], 40, 5),
    toddler(backRight, vary(up, { nod: -8 }), [334, 244], 140, { grip: { near: [292, 160], far: [376, 166] } }),
    face(FRONT_LAUGH, [331, 171], 26, -8),
    under([98, 342], 54, 6),
    toddler(frontLeft, vary(POSES.floor, { lean: -10, nod: -14, elbows: [-1, -1], stretch: 1.5 }), [82, 342], 170, {
      grip: { near: [134, 240], far: [142, 232] },
    }),
    face(SIDE_LAUGH, [64, 255], 31.5, -19.5),
    under([390, 344], 62, 7),
    toddler(pointing, vary(POSES.floor, { lean: 12, nod: 10, elbows: [1, 1], stretch: 1.1 }), [404, 342], 176, {
      facing: -1,
      grip: { near: [366, 294], far: [424, 318] },
    }),
    line('M366 294L356 303', CAST.theo.skin, 5),
    fill(
      'M343 336Q346 316 358 312 374 310 382 326L390 347Q381 341 374 349 365 343 357 349 348 347 343 336Z',
      WATER.soft,
    ),
    line('M356 318Q352 332 357 342M368 318Q376 330 375 341', shade(WATER.soft, 0.18), 2),
    face(SIDE_LAUGH, [385, 252], 32.6, -16.6, true),
    cloth([196, 14], 52, 44, RED, { turn: 24 }),
    cloth([300, 64], 46, 42, PLUM.soft, { turn: -38 }),
    cloth([138, 84], 46, 40, SUN.base, { turn: -20 }),
    cloth([398, 66], 46, 42, MAPLE.base, { turn: 40 }),
  )
}

export function carouselSlows(): string {
  const educator = mild(ADULTS.minh, { top: RED, legs: BARK.dark, shoes: PAPER })
  const trot = vary(POSES.run, { hip: [0, -38], lean: 8, feet: pair(18, -5, -22, -11) })
  const resting = barefoot(mild(CAST.lea, { top: SUN.base, legs: FIR.dark }))
  const backRight = barefoot(mild(CAST.kofi, { top: FIR.soft, legs: WATER.deep }))
  const backLeft = barefoot(mild(CAST.maika, { top: PLUM.base, legs: BARK.base }))
  const frontLeft = barefoot(mild(CAST.emile, { top: MAPLE.base, legs: PLUM.dark, cut: 'stripes', trim: MAPLE.pale }))
  const rolling = mild(CAST.awa, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  return frame(
    ['#dbe6e0', '#f4f2e2'],
    pane([322, 14], 84, 66, 'rain'),
    wainscot(110, 150, '#c2d3c4'),
    floor(150, '#cfb48d'),
    `<ellipse cx="254" cy="276" rx="168" ry="58" stroke="${shade('#cfb48d', 0.12)}" stroke-width="30" opacity=".5"/>`,
    rug([68, 184], 60, 18, '#b5874f', '#d9b98d', false),
    toddler(resting, vary(POSES.tailorFront, { nod: 6, feet: APART, stretch: 1.1 }), [66, 190], 136, {
      grip: { near: [68, 156], far: [88, 174] },
    }),
    face(FRONT_SMILE, [68.4, 119], 25.2, 6),
    line('M53 146l-6 -4M53 156h-7M83 146l6 -4M83 156h7', RED, 2.4),
    under([184, 224], 26, 4),
    toddler(backLeft, trot, [184, 224], 124, { facing: -1 }),
    face(SIDE_SMILE, [180, 132], 23, 3.6, true),
    under([410, 228], 26, 4),
    toddler(backRight, trot, [410, 228], 126, { facing: -1 }),
    face(SIDE_LAUGH, [406, 135], 23.3, 3.6, true),
    under([256, 280], 34, 5),
    adult(educator, vary(POSES.standFront, { elbows: [1, -1] }), [256, 280], 216, { grip: { far: [338, 124] } }),
    flat([336, 124], ADULTS.minh.skin, { turn: 6 }),
    face(FRONT_SMILE, [256, 77.7], 19.1),
    under([122, 336], 32, 5),
    toddler(frontLeft, vary(trot, { lean: 10 }), [122, 336], 150),
    face(SIDE_LAUGH, [128, 225], 27.8, -2.5),
    under([350, 344], 44, 6),
    wheelchair([346, 346], WATER.deep, { scale: 1.36 }),
    figure(rolling, vary(POSES.sit, { hip: [0, -37], lean: 6, nod: 4, elbows: [1, 1] }), [346, 346], 146, {
      grip: { near: [352, 290], far: [362, 288] },
      step: { near: [382, 328], far: [386, 326] },
    }),
    wheelchairWheel([346, 346], WATER.deep, { scale: 1.36 }),
    face(SIDE_LAUGH, [353, 231], 21, 7.3),
  )
}

const DIVAN = '#b4a8cd'

export function oneHandSaysHello(): string {
  const cruiser = bodysuit(BABIES.binta, SUN.base, PAPER)
  const leaning = bodysuit(BABIES.olivier, ROSE.soft, PAPER)
  const educator = barefoot(mild(ADULTS.julie, { top: FIR.base, legs: WATER.deep }))
  return frame(
    ['#e7e6da', '#f7f3e6'],
    pane([340, 18], 96, 78, 'summer'),
    floor(170, '#cfae86'),
    // The divan, then the table: a street along the wall.
    fill('M22 206V128Q22 108 44 108H248Q270 108 270 128V206Z', shade(DIVAN, 0.14)),
    line('M146 118V202', shade(DIVAN, 0.28), 3),
    fill('M20 202H272V226H20Z', glow(DIVAN, 0.22)),
    fill('M20 225H272V272H20Z', DIVAN),
    line('M20 226H272', glow(DIVAN, 0.4), 4),
    fill('M4 274V184Q4 166 22 166T40 184V274ZM252 274V184Q252 166 270 166T288 184V274Z', shade(DIVAN, 0.06)),
    cushion([70, 214], 52, 44, SUN.soft),
    under([420, 258], 58, 6),
    line('M382 212V254M456 212V254', shade(BARK.pale, 0.3), 9),
    fill(
      'M384 188H454Q476 188 476 200V208Q476 220 454 220H384Q362 220 362 208V200Q362 188 384 188Z',
      shade(BARK.pale, 0.2),
    ),
    fill('M384 184H454Q476 184 476 198T454 212H384Q362 212 362 198T384 184Z', BARK.pale),
    rug([214, 318], 216, 36, '#d98f72', '#f0c9ae'),
    under([150, 296], 34, 5),
    figure(
      cruiser,
      vary(BABY_POSES.pullUp, {
        front: true,
        hip: [0, -27],
        lean: -3,
        nod: 10,
        elbows: [1, -1],
        feet: pair(-7, -4, 7, -4),
        knees: [1, -1],
        stretch: 1.3,
      }),
      [150, 296],
      166,
      { build: 'baby', grip: { near: [108, 224], far: [206, 196] } },
    ),
    palm([204, 196], BABIES.binta.skin, 14),
    face(FRONT_OH, [152, 174], 33.2, 8.4),
    under([326, 318], 76, 7),
    adult(educator, vary(POSES.floor, { lean: -2, nod: 4, elbows: [-1, 1] }), [346, 316], 226, {
      facing: -1,
      grip: { near: [282, 186], far: [374, 290] },
      step: { near: [226, 312], far: [290, 300] },
    }),
    palm([282, 184], ADULTS.julie.skin, -10),
    face(SIDE_LAUGH, [348, 201], 20, -2.9, true),
    under([306, 346], 40, 5),
    figure(leaning, vary(BABY_POSES.sit, { lean: 22 }), [312, 346], 122, {
      build: 'baby',
      facing: -1,
      grip: { near: [284, 306], far: [280, 304] },
    }),
    face(SIDE_SMILE, [293, 277], 24.4, -14.1, true),
  )
}
