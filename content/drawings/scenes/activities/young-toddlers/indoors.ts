import { adult, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  HAIR,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  SKIN,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, door, doorway, floor, hooks, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bear, block, crayon, cushion, plate, rabbit, spoon, toyTruck, under } from '../../../kit/toys.ts'
import { walker } from '../../../kit/wheels.ts'

export function houseUnderTheCloth(): string {
  const diver = mild(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base, cut: 'overalls' })
  const outcomer = mild(CAST.lea, { top: FIR.base, legs: PLUM.dark, shoes: MAPLE.base, cut: 'stripes', trim: CREAM })
  const peeker = mild(CAST.anh, { top: ROSE.base, legs: FIR.base, shoes: FIR.base })
  const educator = mild(ADULTS.nadia, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const sheet = '#f3ead6'
  return frame(
    ['#cfe0d4', '#e6ecd8'],
    pane([58, 34], 96, 92, 'spring'),
    pinned([232, 44], 54, 44, [ROSE.base, SUN.base, WATER.base], -4),
    floor(206, '#e2c8a3'),
    shelf([366, 206], 112, 84, [
      ['books', 'ball'],
      ['basket', 'rings'],
    ]),
    rug([236, 322], 236, 36, '#b6cdb7', '#e0e8cd'),
    under([404, 300], 50),
    adult(educator, vary(POSES.floor, { lean: 4, nod: 14, elbows: [1, 1] }), [440, 306], 232, {
      facing: -1,
      grip: { near: [382, 236], far: [426, 268] },
      step: { near: [366, 304], far: [378, 300] },
    }),
    under([360, 336], 60),
    toddler(outcomer, vary(POSES.crawl, { nod: -52 }), [336, 338], 164, {}),
    under([108, 336], 60),
    cushion([44, 350], 70, 36, PLUM.base, { turn: -4 }),
    toddler(diver, vary(POSES.crawl, { lean: 80 }), [138, 338], 168, {}),
    fill('M128 148Q230 138 318 148L330 330Q310 340 290 332T246 334 200 332 156 334 132 332Q122 336 116 330Z', sheet),
    line('M152 164L146 318M196 160L193 214M298 164L308 318', shade(sheet, 0.16), 3),
    fill('M186 334Q204 246 262 222 312 250 300 333Q262 340 246 334T186 334Z', '#5a4a42'),
    toddler(peeker, vary(POSES.tailorFront, { nod: 2 }), [246, 334], 142, {
      grip: { near: [232, 300], far: [276, 246] },
    }),
    fill('M262 222Q316 240 326 290L330 330Q316 338 298 333Q312 262 262 222Z', glow(sheet, 0.5)),
    fill('M262 222Q300 226 318 258 292 268 276 246Z', shade(sheet, 0.14)),
    disc([277, 247], 8.4, CAST.anh.skin),
    fill('M134 134Q130 124 142 122H304Q316 124 314 136L318 150Q230 140 128 150Z', WATER.base),
    fill('M128 142Q230 132 318 142L319 153Q230 142 127 153Z', WATER.deep),
  )
}

/** A photograph of a family on the wall, at a toddler's height. */
function photo([x, y]: Point, back: string, skins: [string, string], hair: [string, string]): string {
  return place(
    fill('M-21 -26H21V26H-21Z', PAPER) +
      fill('M-17 -22H17V22H-17Z', back) +
      skins.map((skin, i) => disc([i * 14 - 7, i * 6 - 3], 7.5, skin)).join('') +
      hair.map((color, i) => fill(`M${i * 14 - 15} ${i * 6 - 3}a8 8 0 0 1 16 0q-8 -5 -16 0Z`, color)).join('') +
      fill('M-16 22V12Q-7 2 2 10V22ZM-2 22V16Q7 8 16 16V22Z', glow(back, 0.55)),
    [x, y],
  )
}

export function goneAndBack(): string {
  const pusher = mild(CAST.zoe, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  const catcher = mild(CAST.kofi, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const shower = mild(CAST.mei, { top: FIR.base, legs: MAPLE.dark, shoes: BARK.dark })
  const educator = mild(ADULTS.minh, { top: PLUM.base, legs: WATER.deep, shoes: BARK.dark })
  const side = (color: string) => fill('M150 228H336V318H150Z', color)
  return frame(
    ['#f3dfc6', '#f7ecd6'],
    pane([24, 30], 90, 84, 'autumn'),
    wainscot(176, 214, '#dfb98e'),
    floor(214, '#d6bd9c'),
    photo([176, 116], WATER.soft, [SKIN.tan, SKIN.tan], [HAIR.brown, HAIR.black]),
    photo([304, 116], SUN.base, [SKIN.fair, SKIN.peach], [HAIR.honey, HAIR.auburn]),
    photo([354, 122], FIR.soft, [SKIN.peach, SKIN.peach], [HAIR.black, HAIR.black]),
    photo([408, 116], ROSE.soft, [SKIN.dark, SKIN.brown], [HAIR.black, HAIR.black]),
    toddler({ ...shower, view: 'back' }, vary(POSES.standFront, { elbows: [1, 1], stretch: 1.25 }), [372, 258], 134, {
      grip: { near: [352, 214], far: [412, 158] },
    }),
    adult(educator, vary(POSES.kneel, { lean: 12, nod: 16, elbows: [1, 1] }), [226, 296], 236, {
      grip: { near: [306, 216], far: [290, 212] },
    }),
    under([244, 322], 150, 16),
    toddler(pusher, vary(POSES.kneel, { lean: 34, nod: 8 }), [112, 326], 160, {
      grip: { near: [160, 290], far: [164, 286] },
    }),
    fill('M150 228L176 204H362L336 228Z', glow(CARDBOARD, 0.28)),
    fill('M336 228L362 204V294L336 318Z', '#4a3527'),
    side(CARDBOARD),
    line('M150 228H336V318', shade(CARDBOARD, 0.26), 3),
    line('M182 272h76', shade(CARDBOARD, 0.18), 4),
    fill('M336 228L362 204 386 214 362 238Z', glow(CARDBOARD, 0.12)),
    fill('M336 318L362 294 376 306 350 330Z', shade(CARDBOARD, 0.16)),
    toyTruck([372, 328], '#d6463a', { scale: 1.35 }),
    under([440, 344], 40),
    toddler(catcher, vary(POSES.floor, { lean: 10, nod: 10 }), [446, 344], 158, {
      facing: -1,
      grip: { near: [402, 316], far: [408, 306] },
      step: { near: [404, 350], far: [416, 344] },
    }),
    toyTruck([64, 352], WATER.base, { scale: 0.95 }),
  )
}

export function strollingChair(): string {
  const driver = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.base })
  const parked = mild(CAST.emile, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.base, cut: 'stripes', trim: CREAM })
  const stuck = mild(CAST.maika, { top: ROSE.base, legs: FIR.deep, shoes: SUN.base, cut: 'overalls' })
  const educator = mild(ADULTS.marc, { top: WATER.base, legs: BARK.dark, shoes: INK })
  return frame(
    ['#dfe6ee', '#f0ede2'],
    pane([330, 30], 116, 88, 'summer'),
    pinned([64, 44], 52, 42, [MAPLE.base, WATER.base, SUN.base], 4),
    pinned([130, 56], 46, 38, [FIR.base, PLUM.base, ROSE.base], -4),
    floor(204, '#e5caa7'),
    shelf([196, 204], 104, 80, [
      ['bin', 'blocks'],
      ['books', 'basket'],
    ]),
    under([66, 268], 46),
    chair([136, 270], FIR.base, { scale: 1.05 }),
    adult(educator, vary(POSES.kneel, { lean: 16, nod: 10 }), [52, 272], 224, {
      grip: { near: [120, 204], far: [122, 208] },
    }),
    under([434, 262], 40),
    chair([440, 262], WATER.base, { mirror: true }),
    toddler(
      parked,
      vary(POSES.sit, { hip: [-3, -46], lean: -2, nod: 0, feet: pair(20, -12, 23, -12) }),
      [438, 262],
      142,
      {
        facing: -1,
        grip: { near: [400, 176], far: [410, 214] },
      },
    ),
    under([340, 282], 56, 9),
    block([336, 284], 92, 62, CARDBOARD),
    line('M290 254h92M336 222v62', shade(CARDBOARD, 0.2), 3),
    under([254, 342], 110, 14),
    line('M62 318H112M44 334H104M70 346H118', '#a98662', 3.4),
    toddler(driver, vary(POSES.push, { lean: 30, nod: -14 }), [186, 346], 168, {
      grip: { near: [230, 256], far: [236, 252] },
    }),
    chair([252, 346], MAPLE.dark, { scale: 1.3 }),
    bear([256, 298], BARK.soft, { scale: 1.15, turn: 6 }),
    disc([233, 258], 8.6, CAST.fatou.skin),
    rabbit([330, 350], '#e6e2ee', { scale: 0.85, turn: -68 }),
    toddler(stuck, vary(POSES.crouch, { lean: 18, nod: 6 }), [390, 350], 160, {
      facing: -1,
      grip: { near: [346, 334], far: [340, 328] },
    }),
  )
}

export function wholePack(): string {
  const dog = mild(ADULTS.julie, { top: MAPLE.base, legs: WATER.deep, shoes: BARK.dark })
  const under2 = mild(CAST.idris, { top: SUN.base, legs: FIR.base, shoes: PAPER, cut: 'overalls' })
  const patter = mild(CAST.rose, { top: PLUM.base, legs: FIR.deep, shoes: SUN.base })
  const barker = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const asleep = mild(CAST.theo, { top: FIR.base, legs: WATER.base, shoes: CREAM })
  return frame(
    ['#e6dff0', '#f1ecdf'],
    pane([30, 34], 104, 84, 'rain'),
    pinned([196, 48], 50, 40, [WATER.base, FIR.base, MAPLE.base], -5),
    floor(200, '#e1c7a4'),
    rug([236, 312], 240, 44, '#b4cbc6', '#dae5d9'),
    fill('M322 214H470V258H322Z', '#6f4f3a', 0.35),
    line('M334 172V262M462 172V262', BARK.base, 9),
    toddler(asleep, vary(POSES.heels, { lean: 84, nod: -6, hands: pair(30, -4, 26, -4) }), [376, 262], 128, {}),
    fill('M312 158H480V174H312Z', BARK.pale),
    fill('M312 174H480V184H312Z', BARK.soft),
    under([262, 318], 130, 16),
    adult(dog, vary(POSES.crawl, { lean: 78, nod: -26 }), [288, 320], 284, { facing: -1 }),
    toddler(under2, vary(POSES.crawl, { nod: -34 }), [266, 338], 126, {}),
    walker([132, 332], ROSE.base, { scale: 1.3 }),
    toddler(patter, vary(POSES.stand, { lean: 8, nod: 8 }), [138, 332], 166, {
      grip: { near: [150, 260], far: [188, 214] },
    }),
    toddler(barker, vary(POSES.crawl, { nod: -62 }), [440, 348], 150, { facing: -1 }),
  )
}

export function heavyBasket(): string {
  const pusher = mild(CAST.sami, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  const bearer = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const parent = mild(ADULTS.lucie, { top: WATER.deep, legs: BARK.dark, shoes: INK, cut: 'coat', trim: WATER.soft })
  const educator = mild(ADULTS.pierre, { top: FIR.base, legs: BARK.deep, shoes: MAPLE.base })
  const blue = WATER.base
  return frame(
    ['#f2e6c9', '#f5eedb'],
    door([14, 212], 82, 178, MAPLE.base),
    hooks([112, 92], 46, [ROSE.base, WATER.base, '', SUN.base]),
    fill('M112 186H296V194H112Z', BARK.soft) +
      line('M124 194V212M284 194V212', BARK.base, 6) +
      fill('M134 186v-16h8v8q8 0 8 8ZM160 186v-16h8v8q8 0 8 8Z', ROSE.dark) +
      fill('M226 186v-16h8v8q8 0 8 8ZM252 186v-16h8v8q8 0 8 8Z', FIR.dark),
    doorway([338, 212], 124, 186, BARK.soft, '#dfe8d8'),
    fill('M342 196H458V212H342Z', '#c29a6d'),
    pane([372, 52], 60, 54, 'spring'),
    floor(212, '#d9c1a3'),
    under([88, 306], 46),
    adult(parent, vary(POSES.walk, { lean: 2, nod: 16 }), [70, 306], 262, {
      grip: { near: [66, 200], far: [112, 190] },
    }),
    under([392, 288], 46),
    adult(educator, vary(POSES.crouch, { lean: 2, nod: 6 }), [396, 290], 240, {
      facing: -1,
      grip: { near: [326, 216], far: [340, 240] },
    }),
    under([250, 344], 120, 14),
    toddler(pusher, vary(POSES.push, { lean: 44, nod: -26 }), [156, 346], 168, {
      grip: { near: [204, 288], far: [208, 284] },
    }),
    fill('M204 292Q220 268 250 272 274 256 300 274 324 270 330 292Z', PLUM.soft),
    fill('M262 292V262L300 254 306 292Z', SUN.base) + line('M268 268l30 -7', PAPER, 3),
    fill('M222 292Q226 262 254 266L262 292Z', ROSE.soft),
    fill('M196 288H340L326 344H210Z', blue),
    line('M216 304v28M240 304v28M264 304v28M288 304v28M312 304v28', shade(blue, 0.4), 8),
    line('M194 288H342', glow(blue, 0.25), 8),
    disc([205, 288], 9, CAST.sami.skin),
    under([440, 348], 34),
    toddler(bearer, vary(POSES.walk, { lean: -2, nod: 0 }), [440, 352], 152, {
      facing: -1,
      grip: { near: [404, 274], far: [408, 270] },
    }),
    fill('M386 260Q404 254 422 262L418 304Q402 298 388 306Z', PAPER),
    line('M390 268Q404 263 418 270', ROSE.base, 3.4),
    disc([406, 268], 8, CAST.lila.skin),
  )
}

export function pureePaths(): string {
  const left = mild(CAST.noah, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base, cut: 'bib', trim: PAPER })
  const middle = mild(CAST.rose, { top: WATER.base, legs: PLUM.dark, cut: 'bib', trim: SUN.soft })
  const right = mild(CAST.idris, { top: FIR.base, legs: BARK.dark, cut: 'bib', trim: PAPER })
  const educator = mild(ADULTS.helene, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const puree = '#eec65c'
  const smear = (d: string) => line(d, puree, 9) + line(d, glow(puree, 0.45), 3)
  const arm = (elbow: Point, hand: Point, cloth: string, skin: string) =>
    line(`M${elbow[0]} ${elbow[1]}L${hand[0]} ${hand[1]}`, cloth, 15) + disc(hand, 8.6, skin)
  return frame(
    ['#cfe3e4', '#eaeedd'],
    pane([36, 26], 100, 86, 'winter'),
    pinned([206, 40], 48, 40, [FIR.base, ROSE.base, SUN.base], 4),
    floor(206, '#dfc6a4'),
    shelf([382, 206], 96, 76, [
      ['plant', 'books'],
      ['basket', 'bin'],
    ]),
    toddler(middle, vary(POSES.standFront, { nod: 4 }), [206, 290], 156, {
      grip: { near: [180, 264], far: [234, 264] },
    }),
    toddler(right, vary(POSES.standFront, { nod: 4 }), [316, 290], 156, {
      grip: { near: [292, 246], far: [350, 226] },
    }),
    adult(educator, vary(POSES.sit, { lean: 8, nod: 12 }), [450, 340], 246, {
      facing: -1,
      grip: { near: [392, 244], far: [386, 250] },
    }),
    fill('M104 250H396L436 308H66Z', BARK.cut),
    fill('M66 308H436V318H66Z', BARK.soft),
    line('M92 320V358M410 320V358', BARK.base, 10),
    plate([200, 276], '#7fb3c8', smear('M-10 -2q8 -5 12 1t10 -2'), { scale: 1.45 }),
    plate([316, 274], ROSE.base, smear('M-9 1h18'), { scale: 1.45 }),
    plate([122, 294], FIR.soft, smear('M-10 1q10 -7 18 -1'), { scale: 1.45 }),
    plate([390, 290], PLUM.soft, oval([0, -2], 10, 4, puree), { scale: 1.2 }),
    line('M242 292l22 5M348 296l20 -6', '#e8c797', 9),
    arm([182, 252], [186, 270], WATER.base, CAST.rose.skin),
    line('M184 272L206 276', MAPLE.dark, 5) + oval([210, 276], 8, 4.6, MAPLE.dark),
    arm([231, 252], [228, 270], WATER.base, CAST.rose.skin),
    arm([290, 250], [292, 270], FIR.base, CAST.idris.skin),
    line('M350 226L326 216', MAPLE.base, 5) + oval([324, 215], 7, 5, puree),
    disc([306, 206], 5, puree),
    spoon([392, 246], MAPLE.dark, { turn: 140 }),
    chair([52, 352], MAPLE.dark, { scale: 1.15 }),
    toddler(
      left,
      vary(POSES.sit, { hip: [-2, -50], lean: 10, nod: 14, feet: pair(22, -14, 24, -14) }),
      [52, 352],
      162,
      {
        grip: { near: [112, 284], far: [114, 276] },
      },
    ),
    line('M112 284L130 292', MAPLE.dark, 5),
    disc([112, 284], 8.4, CAST.noah.skin),
  )
}

export function scribbleInside(): string {
  const drawer = mild(CAST.awa, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base, cut: 'stripes', trim: PAPER })
  const entering = mild(CAST.jasleen, { top: FIR.base, legs: PLUM.base, shoes: MAPLE.base })
  const bringer = mild(CAST.anh, { top: ROSE.base, legs: FIR.deep, shoes: PAPER, cut: 'overalls' })
  const educator = mild(ADULTS.marc, { top: WATER.deep, legs: BARK.dark, shoes: INK })
  const inner = '#e2bf8c'
  return frame(
    ['#dcead9', '#eef0dd'],
    pane([368, 34], 92, 84, 'spring'),
    floor(204, '#d1b99b'),
    adult(educator, vary(POSES.kneel, { lean: 14, nod: 16 }), [76, 272], 250, {
      grip: { near: [128, 196], far: [118, 236] },
    }),
    under([240, 332], 130, 14),
    fill('M138 118H326V328H138Z', shade(CARDBOARD, 0.3)),
    fill('M152 132H312V300H152Z', inner),
    fill('M138 118H326L312 132H152Z', shade(inner, 0.16)),
    fill('M138 118L152 132V300L138 328ZM326 118L312 132V300L326 328Z', shade(inner, 0.24)),
    fill('M152 300H312L326 328H138Z', glow(inner, 0.3)),
    line('M162 186q12 -34 24 -8t20 -14 14 12M162 240q-8 -14 6 -18t8 16 12 -6', WATER.deep, 4),
    line('M252 156q12 -12 22 0t22 -2 8 28M284 216q16 -8 18 6t-14 6 2 12 12 -4', ROSE.dark, 4),
    line('M196 140l16 -6 16 6 18 -6', FIR.dark, 4),
    line('M190 314q14 -8 28 0t30 -2', FIR.dark, 4),
    line('M144 190v.1M146 210v.1M143 230v.1M147 250v.1', ROSE.dark, 6),
    toddler(drawer, vary(POSES.floorFront, { nod: -4, stretch: 1.2 }), [236, 322], 152, {
      grip: { near: [190, 262], far: [282, 262] },
    }),
    crayon([184, 258], WATER.deep, { turn: -130, scale: 1.25 }),
    crayon([288, 258], ROSE.dark, { turn: -48, scale: 1.25 }),
    disc([188, 263], 8, CAST.awa.skin),
    disc([284, 263], 8, CAST.awa.skin),
    fill('M326 118L352 150V346L326 328Z', glow(CARDBOARD, 0.1)),
    line('M334 196q10 4 6 22t8 26', WATER.deep, 4),
    fill('M138 118L112 150V346L138 328Z', glow(CARDBOARD, 0.22)),
    under([404, 340], 70),
    fill('M412 222L390 238V348L412 334Z', '#4f3a2a'),
    toddler(entering, vary(POSES.crawl, { lean: 76, nod: 6 }), [380, 350], 172, {}),
    fill('M412 222V336H500V222Z', CARDBOARD),
    fill('M412 222L434 204H500V222Z', glow(CARDBOARD, 0.28)),
    line('M430 262q12 -14 22 0t22 -6', PLUM.dark, 4),
    line('M412 222V336', shade(CARDBOARD, 0.3), 3.4),
    toddler(bringer, vary(POSES.walk, { lean: 2, nod: 2 }), [48, 350], 156, {
      grip: { near: [86, 276], far: [82, 290] },
    }),
    crayon([90, 272], MAPLE.dark, { turn: -50, scale: 1.25 }),
    disc([86, 276], 8, CAST.anh.skin),
  )
}
