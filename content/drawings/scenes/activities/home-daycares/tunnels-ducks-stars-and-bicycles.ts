import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  FIR,
  glow,
  MAPLE,
  MOUTH,
  PAPER,
  PLUM,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, floor, pane, pinned, rug, shelf } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { sockRoll } from '../../../kit/things.ts'
import { blanket, brush, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const LIGHT = '#ffdf8b'
const STAR = '#fff3c9'
const HOLLOW = '#3a3145'

/** A mouth wide open, its tongue seen. */
function mouth(at: Point, rx: number, ry: number): string {
  return oval(at, rx, ry, MOUTH) + oval([at[0], at[1] + ry * 0.5], rx * 0.66, ry * 0.42, ROSE.base)
}

export function trainInMouseOut(): string {
  const educator = barefoot(mild(ADULTS.minh, { top: FIR.base, legs: WATER.deep }))
  const baby = barefoot(sleeper(BABIES.malik, SUN.base, PAPER, 'stripes'))
  const mouse = barefoot(mild(CAST.lea, { top: ROSE.base, legs: PLUM.dark, cut: 'stripes', trim: ROSE.soft }))
  const train = mild(CAST.emile, { top: MAPLE.base, legs: WATER.base, shoes: PAPER })
  const master = mild(CAST.kofi, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const cloth = '#8fa6cf'
  const box = shade(CARDBOARD, 0.04)
  return frame(
    ['#ece4d2', '#f7f0e0'],
    pane([196, 20], 100, 80, 'autumn'),
    curtains([196, 20], 100, 80, '#c98f7a'),
    pinned([84, 50], 52, 44, [FIR.base, SUN.base, ROSE.base], -4),
    floor(176, '#cfa97f'),
    // The chairs of the table, out of the way.
    chair([34, 190], MAPLE.base),
    chair([76, 190], FIR.soft),
    rug([262, 268], 104, 24, '#d8b9a6', '#bd9583'),
    wheelchair([424, 234], PLUM.base, { mirror: true }),
    figure(
      master,
      vary(POSES.sit, { hip: [0, -38], lean: 2, nod: 2, feet: pair(26, -12, 28, -12), stretch: 1.25, elbows: [1, 1] }),
      [424, 234],
      142,
      { facing: -1, grip: { near: [396, 172], far: [396, 90] } },
    ),
    wheelchairWheel([424, 234], PLUM.base, { mirror: true }),
    under([290, 278], 62, 7),
    adult(educator, vary(POSES.tailor, { lean: 4, nod: 4, elbows: [1, 1] }), [292, 276], 216, {
      facing: -1,
      grip: { near: [250, 248], far: [236, 188] },
      holding: figure(baby, vary(BABY_POSES.held, { lean: -10, nod: 8 }), [262, 276], 100, {
        build: 'baby',
        facing: -1,
      }),
    }),
    oval([270.5, 176], 2.6, 3.6, MOUTH),
    // The tunnel of cloth: its end is open, its near side hides who is inside.
    fill('M140 214L176 204V304L140 330Z', HOLLOW),
    line('M175 206V303', BARK.dark, 5),
    figure(mouse, vary(POSES.crawl, { stretch: 1.12, nod: -54, elbows: [-1, -1] }), [182, 322], 156, {
      grip: { near: [201, 234], far: [232, 318] },
    }),
    line('M198 232L192 217M205 233L210 218', CAST.lea.skin, 6),
    line('M141 216V330', BARK.soft, 7),
    fill('M-4 196H150L176 204 140 216H-4Z', glow(cloth, 0.3)),
    fill('M-4 214H140V322Q124 332 108 324 88 334 70 325 50 334 32 325 14 333 -4 325Z', cloth),
    line('M18 222Q14 270 18 318M56 220Q60 270 54 322M92 222Q88 280 92 318M124 222V318', shade(cloth, 0.16), 3),
    line('M-4 215H140', shade(cloth, 0.2), 3),
    // The tunnel of cardboard, open at both ends.
    fill('M352 228L318 218V308L352 334Z', HOLLOW),
    figure(train, vary(POSES.crawl, { feet: pair(-38, -4, -48, -5), hip: [-12, -24] }), [366, 328], 150, {}),
    fill('M352 228L318 218H454L490 228Z', glow(box, 0.32)),
    fill('M352 228H490V334H352Z', box),
    line('M412 300v-26m-8 8l8 -8 8 8M442 300v-26m-8 8l8 -8 8 8', shade(box, 0.2), 3.4),
    line('M352 229V333M352 229H490', PAPER, 5),
    line('M318 219L352 229', PAPER, 4),
  )
}

export function eggSaidPeep(): string {
  const educator = barefoot(mild({ ...ADULTS.lucie, view: 'front' }, { top: MAPLE.base, legs: FIR.deep }))
  const left = barefoot(sleeper({ ...BABIES.ambre, view: 'front' }, WATER.soft, PAPER))
  const right = barefoot(sleeper({ ...BABIES.tao, view: 'front' }, SUN.soft, PAPER))
  const shows = barefoot(mild(CAST.maika, { top: ROSE.base, legs: WATER.deep }))
  const warms = barefoot(mild(CAST.anh, { top: FIR.base, legs: PLUM.dark, cut: 'stripes', trim: FIR.pale }))
  const diver = barefoot(mild(CAST.noah, { top: SUN.base, legs: MAPLE.deep }))
  const nest = '#b98f6c'
  const roll = (d: string) => line(d, nest, 30) + line(d, glow(nest, 0.22), 9)
  return frame(
    ['#dfe7e2', '#f3f0e2'],
    pane([60, 22], 100, 78, 'spring'),
    curtains([60, 22], 100, 78, '#8fb0a4'),
    floor(172, '#d3ad82'),
    shelf([196, 172], 84, 60, [['books', '']]),
    pinned([416, 46], 52, 44, [WATER.base, SUN.base, MAPLE.base], 4),
    // The pond, taped all around.
    fill('M288 184H462L478 250H266Z', PAPER),
    fill('M292 188H458L472 246H273Z', WATER.base),
    line('M306 204q12 -7 24 0t24 0M408 200q10 -6 20 0M300 234q12 -7 24 0', WATER.soft, 3),
    oval([392, 226], 48, 8, WATER.deep, 0, 0.4),
    toddler(
      diver,
      vary(POSES.stand, {
        hip: [-6, -40],
        lean: 104,
        nod: 40,
        hands: pair(30, -4, 36, -6),
        elbows: [-1, -1],
        feet: pair(-12, -4, -4, -4),
        stretch: 1.1,
      }),
      [374, 228],
      142,
      { grip: { near: [406, 224], far: [418, 222] } },
    ),
    line('M342 168q-7 4 -8 12M352 156q-13 4 -18 14', MAPLE.dark, 3),
    under([190, 330], 150, 16),
    roll('M70 304C70 264 310 264 310 304'),
    adult(educator, vary(POSES.tailorFront, { nod: 0 }), [190, 306], 220, {
      grip: { near: [118, 282], far: [262, 282] },
    }),
    figure(left, vary(BABY_POSES.sitFront, { lean: 8 }), [140, 314], 102, { build: 'baby' }),
    figure(right, vary(BABY_POSES.sitFront, { lean: -8 }), [240, 314], 102, { build: 'baby' }),
    disc([114, 282], 7, shade(ADULTS.lucie.skin, 0.16)) + disc([266, 282], 7, shade(ADULTS.lucie.skin, 0.16)),
    line(
      'M117 288L128 287M118 281L130 280M121 275L131 273M263 288L252 287M262 281L250 280M259 275L249 273',
      ADULTS.lucie.skin,
      6,
    ),
    roll('M70 304C66 352 314 352 310 304'),
    sockRoll([176, 322], FIR.base) + sockRoll([206, 323], PLUM.base),
    under([354, 348], 40, 6),
    figure(shows, vary(POSES.kneel, { lean: 6, nod: 2, stretch: 1.15, elbows: [1, 1] }), [366, 348], 162, {
      facing: -1,
      grip: { near: [308, 254], far: [334, 300] },
    }),
    place(
      line('M30 18L8 4', SUN.base, 19) +
        disc([2, 0], 13, SUN.base) +
        fill('M-2 -8L-23 -8 -8 1 -18 12 -2 8Z', MOUTH) +
        fill('M-4 -12Q-22 -21 -33 -14 -24 -5 -5 -2Z', MAPLE.base) +
        fill('M-6 3Q-18 7 -24 17 -12 20 1 12Z', MAPLE.dark),
      [304, 250],
    ),
    under([36, 350], 40, 6),
    figure(warms, vary(POSES.heels, { lean: 4, nod: 12, elbows: [1, 1] }), [34, 350], 156, {
      grip: { near: [58, 292], far: [64, 290] },
      holding: sockRoll([62, 284], ROSE.base),
    }),
  )
}

export function colanderMakesTheNight(): string {
  const educator = barefoot(mild({ ...ADULTS.nadia, view: 'front' }, { top: FIR.base, legs: '#37436b' }))
  const baby = sleeper({ ...BABIES.jeanne, view: 'front' }, ROSE.soft, PAPER)
  const one = barefoot(mild(CAST.fatou, { top: SUN.base, legs: WATER.base }))
  const two = barefoot(mild(CAST.theo, { top: MAPLE.base, legs: FIR.base, cut: 'stripes', trim: MAPLE.pale }))
  const small = barefoot(mild({ ...CAST.mei, view: 'back' }, { top: PLUM.soft, legs: WATER.base }))
  const stars =
    'M22 18h.1M64 40h.1M48 74h.1M104 14h.1M118 62h.1M152 34h.1M186 12h.1M196 70h.1M224 42h.1M262 18h.1M276 72h.1M304 46h.1M338 16h.1M352 68h.1M386 38h.1M424 14h.1M438 62h.1M464 36h.1'
  const little =
    'M84 84h.1M20 50h.1M134 90h.1M166 58h.1M240 86h.1M286 40h.1M322 82h.1M366 20h.1M404 78h.1M462 82h.1M212 20h.1M40 6h.1M88 56h.1M130 30h.1M246 62h.1M312 6h.1M404 56h.1M448 30h.1M362 46h.1M180 88h.1M6 82h.1'
  return frame(
    ['#50567f', '#6a6a92'],
    fill('M0 0H480V96H0Z', '#363b62'),
    line('M120 0L158 96M240 0V96M360 0L322 96M0 18L76 96M480 18L404 96', '#3f4570', 1.6),
    line('M-4 97H484', '#7c7ea6', 5),
    // Curtains drawn, a thread of day between them.
    fill('M252 112H330V176H252Z', '#434a78') + line('M244 111H338', BARK.dark, 5),
    line('M272 118V174M310 118V174', '#3b416b', 3.4) + line('M291 116V174', '#f6e6b8', 2.6),
    fill('M14 206V120H44V206Z', '#f0cf8f') + fill('M44 206V120L66 126V214Z', '#7d6a76'),
    line('M14 206V119H45', '#8f8ba8', 4),
    floor(206, '#77697c', '#85839f'),
    fill('M128 230L30 0H330L196 230Z', LIGHT, 0.13),
    line(stars, LIGHT, 10, 0.4) + line(stars, STAR, 6) + line(little, STAR, 4),
    line('M206 130h.1M362 126h.1M98 146h.1', LIGHT, 7, 0.9),
    disc([444, 142], 19, LIGHT, 0.3),
    under([410, 226], 24, 5),
    toddler(small, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.15 }), [402, 226], 128, {
      grip: { near: [374, 190], far: [444, 142] },
      step: { near: [393, 221], far: [411, 221] },
    }),
    disc([444, 142], 6, STAR),
    under([160, 262], 76, 9),
    adult(educator, vary(POSES.floorFront, { feet: pair(-22, -5, 22, -5), nod: -4 }), [160, 256], 214, {
      grip: { near: [148, 238], far: [230, 230] },
    }),
    figure(baby, vary(BABY_POSES.sitFront, { lean: -8, nod: -4 }), [214, 260], 98, { build: 'baby' }),
    disc([237, 231], 7, shade(ADULTS.nadia.skin, 0.16)),
    line('M235 237L225 235M235 231L223 229M233 225L224 223', ADULTS.nadia.skin, 6),
    line('M124 258q-12 -1 -11 -8t11 -3M198 258q12 -1 11 -8t-11 -3', STONE.base, 4),
    fill('M126 258Q126 217 161 217 196 217 196 258Z', STONE.pale),
    fill('M180 222Q196 232 196 258H183Q187 238 180 222Z', STONE.base),
    line('M149 217H173', STONE.base, 6) + line('M122 258H200', STONE.base, 6),
    line(
      'M138 248h.1M152 248h.1M166 248h.1M180 248h.1M144 237h.1M159 236h.1M174 237h.1M152 226h.1M167 226h.1',
      LIGHT,
      7,
    ),
    blanket([318, 320], 330, 64, '#3f4a72', '#4d5986'),
    figure(
      one,
      vary(POSES.lie, { nod: -30, feet: pair(36, -6, 36, -8), elbows: [-1, 1], stretch: 1.1 }),
      [226, 318],
      150,
      { facing: -1, grip: { near: [262, 250], far: [250, 296] } },
    ),
    line('M262 250L259 237', CAST.fatou.skin, 5),
    figure(
      two,
      vary(POSES.lie, { nod: -30, feet: pair(36, -6, 36, -8), elbows: [-1, 1], stretch: 1.1 }),
      [410, 342],
      152,
      { grip: { near: [376, 272], far: [402, 320] } },
    ),
    line('M376 272L373 258', CAST.theo.skin, 5),
  )
}

/** A paper plate with its spokes in wax crayon: a wheel, its hub on the origin. */
const wheel = (at: Point, r: number) =>
  place(
    disc([0, 0], r, PAPER) +
      `<circle r="${r - 3}" stroke="${STONE.soft}" stroke-width="2"/>` +
      line(
        `M${-r * 0.7} 0H${r * 0.7}M0 ${-r * 0.7}V${r * 0.7}M${-r * 0.5} ${-r * 0.5}L${r * 0.5} ${r * 0.5}M${r * 0.5} ${-r * 0.5}L${-r * 0.5} ${r * 0.5}`,
        WATER.deep,
        2.4,
      ) +
      disc([0, 0], 4, WATER.deep),
    at,
  )

export function squeaksWhenItRolls(): string {
  const educator = mild(ADULTS.helene, { top: PLUM.base, legs: BARK.deep, shoes: PAPER })
  const baby = barefoot(mild(BABIES.olivier, { top: FIR.soft, legs: SUN.base }))
  const client = mild({ ...CAST.rose, view: 'front' }, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const oils = mild({ ...CAST.awa, view: 'front' }, { top: FIR.base, legs: PLUM.dark, shoes: PAPER })
  const small = barefoot(mild(CAST.sami, { top: WATER.base, legs: MAPLE.dark, cut: 'stripes', trim: WATER.pale }))
  return frame(
    ['#dfe4e6', '#f3efe3'],
    pane([70, 20], 104, 80, 'summer'),
    curtains([70, 20], 104, 80, '#cf9a7a'),
    fill('M318 36H396V96H318Z', SUN.base) + line('M336 50H378V62H336Z', PAPER, 4),
    wheel([340, 76], 12) + wheel([374, 76], 12),
    floor(172, '#cda67c'),
    shelf([206, 172], 84, 62, [['bin', 'blocks']]),
    wheel([22, 160], 18) + wheel([52, 162], 18),
    blanket([382, 212], 222, 50, '#a9c8b6'),
    toddler(
      small,
      vary(POSES.lie, {
        nod: -20,
        hands: pair(-14, -8, -8, -12),
        feet: pair(20, -44, 32, -14),
        knees: [-1, -1],
        soles: [-80, -60],
      }),
      [394, 216],
      140,
    ),
    line('M430 156q12 6 14 20M426 142q24 8 28 36', MAPLE.dark, 3),
    blanket([98, 340], 210, 44, '#d9b8b0'),
    adult(educator, vary(POSES.tailor, { lean: 12, nod: 6, elbows: [1, 1] }), [50, 338], 216, {
      grip: { near: [106, 310], far: [134, 282] },
    }),
    brush([134, 282], SUN.base, { turn: 128, scale: 0.85 }),
    figure(baby, vary(BABY_POSES.onBack, { feet: pair(22, -28, 16, -34) }), [138, 352], 112, {
      build: 'baby',
      facing: -1,
      step: { near: [116, 314] },
    }),
    disc([106, 311], 6.6, ADULTS.helene.skin),
    under([290, 348], 90, 8),
    figure(client, vary(POSES.tailorFront, { nod: 0 }), [262, 318], 168, {
      grip: { near: [240, 292], far: [286, 292] },
    }),
    mouth([262, 252], 8, 9.5),
    fill('M228 288H362L372 300H220Z', glow(CARDBOARD, 0.34)),
    fill('M220 300H372V346H220Z', CARDBOARD),
    line('M220 301H372M304 289V318', glow(CARDBOARD, 0.55), 6),
    disc([240, 291], 6.6, CAST.rose.skin) + disc([286, 291], 6.6, CAST.rose.skin),
    wheel([248, 330], 22) + wheel([342, 330], 22),
    under([424, 348], 36, 6),
    figure(oils, vary(POSES.kneel, { lean: 60, nod: 52, elbows: [1, 1], stretch: 1.1 }), [416, 348], 160, {
      facing: -1,
      grip: { near: [386, 328], far: [372, 344] },
    }),
    brush([386, 328], SUN.base, { turn: 180, scale: 1.2 }),
    disc([386, 328], 6.4, CAST.awa.skin),
    line('M290 246q6 4 6 12M300 238q11 8 10 24M234 246q-6 4 -6 12M224 238q-11 8 -10 24', MAPLE.dark, 3.2),
  )
}
