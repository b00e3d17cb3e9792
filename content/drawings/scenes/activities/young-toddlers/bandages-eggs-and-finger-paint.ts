import { adult, type Person, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { cloud, frame, land, sun, tufts, woods } from '../../../kit/landscape.ts'
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
  SNOW,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bowl, bucket } from '../../../kit/things.ts'
import { bear, under } from '../../../kit/toys.ts'
import { bare } from '../../../kit/trees.ts'

const RED = '#d6463a'
const PLUSH = '#e6e2ee'

/** A leg of a big sock, striped, from one opening to the other. */
function sleeve(d: string, color: string, trim: string, width = 20): string {
  return line(d, color, width) + `<g stroke-linecap="butt">${dashes(d, trim, width, '3 7')}</g>`
}

/** A low box seen from the front: its back, what lies in it, its front. */
function bed([x, y]: Point, w: number, h: number, content: string): string {
  const half = w / 2
  return (
    fill(`M${x - half} ${y - h}l12 -14h${w - 24}l12 14Z`, shade(CARDBOARD, 0.42)) +
    content +
    fill(`M${x - half} ${y - h}h${w}v${h}h${-w}Z`, CARDBOARD) +
    line(`M${x - half} ${y - h}h${w}`, glow(CARDBOARD, 0.3), 3.4) +
    line(`M${x - 16} ${y - h * 0.45}h32`, shade(CARDBOARD, 0.22), 4)
  )
}

/** A stuffed rabbit on its back, its head to the right, its belly up. */
function lyingRabbit(at: Point): string {
  return place(
    line('M46 -20L84 -12M44 -12L80 -2', PLUSH, 11) +
      line('M50 -18L80 -12', ROSE.soft, 4) +
      line('M-18 -8L-38 -14', shade(PLUSH, 0.08), 13) +
      oval([0, -14], 28, 19, PLUSH) +
      oval([-1, -22], 19, 10, PAPER) +
      disc([40, -16], 18, PLUSH) +
      line('M36 -24q2 3 5 1M48 -25q2 3 5 1', INK, 2) +
      disc([44, -17], 2.4, ROSE.base) +
      line('M20 -22L18 -36', shade(PLUSH, 0.08), 9),
    at,
  )
}

/** A stuffed bear sitting, one leg stretched out towards the lower left. */
function patient(at: Point, color: string): string {
  return place(
    oval([20, -6], 15, 9, color) +
      line('M-14 -12L-52 -32', color, 18) +
      oval([0, -24], 22, 24, color) +
      oval([0, -22], 13, 15, glow(color, 0.35)) +
      line('M-17 -34L-27 -20M17 -34L27 -20', shade(color, 0.12), 12) +
      disc([-16, -73], 9, color) +
      disc([16, -73], 9, color) +
      disc([0, -58], 22, color) +
      oval([0, -51], 10, 8, glow(color, 0.45)) +
      oval([0, -55], 4, 3, INK) +
      line('M-10 -63h.1M10 -63h.1', INK, 4.4),
    at,
  )
}

export function soreBear(): string {
  const slipper = mild(CAST.lea, { top: SUN.base, legs: WATER.deep, shoes: CREAM, cut: 'overalls' })
  const listener = mild(CAST.idris, { top: ROSE.base, legs: FIR.deep, shoes: CREAM, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.julie, { top: WATER.base, legs: BARK.deep, shoes: CREAM })
  const square = (x: number, y: number, color: string, turn: number) =>
    place(fill('M-18 -8L14 -10 20 6 -14 9Z', color) + line('M-13 5L15 3', glow(color, 0.4), 2), [x, y], { turn })
  return frame(
    ['#e3ecdc', '#f0efe0'],
    wainscot(142, 196, '#c3d8c2'),
    floor(196, '#cfa981'),
    pane([36, 26], 100, 86, 'autumn'),
    pinned([226, 42], 46, 42, [ROSE.base, WATER.base, SUN.base], -4),
    shelf([368, 196], 100, 76, [
      ['books', 'ball'],
      ['basket', 'rings'],
    ]),
    rug([240, 304], 234, 52, '#e9d3c4', '#cf9f8a'),
    under([250, 268], 96, 9),
    toddler(
      listener,
      vary(POSES.standFront, { lean: 44, nod: 48, hip: [0, -17], feet: pair(-12, -4, 12, -4) }),
      [196, 268],
      158,
      { grip: { near: [180, 244], far: [222, 240] } },
    ),
    fill('M150 278Q144 266 152 266H200Q206 272 200 278Z', PLUM.soft) +
      fill('M152 266Q146 256 154 256H198Q204 262 198 268Z', SUN.soft) +
      fill('M154 258Q150 246 158 246H194Q200 252 196 258Z', ROSE.soft) +
      disc([186, 238], 8, CAST.idris.skin),
    bed([278, 272], 150, 26, lyingRabbit([266, 250])),
    disc([220, 242], 8, CAST.idris.skin),
    under([428, 328], 56),
    adult(educator, vary(POSES.heels, { lean: 32, nod: 12 }), [436, 328], 262, {
      facing: -1,
      grip: { near: [358, 290], far: [326, 288] },
    }),
    under([336, 348], 80, 9),
    bed(
      [334, 348],
      140,
      34,
      fill('M266 318Q272 296 296 298L306 314Z', PAPER) +
        bear([342, 316], '#8f5f3c', { scale: 1.3, turn: -72 }) +
        line('M298 303h.1M303 312h.1', INK, 3) +
        fill('M316 318Q312 288 324 286 350 278 376 288 396 294 398 318Z', FIR.soft) +
        line('M346 284Q354 298 350 316M372 289Q378 300 376 316', shade(FIR.soft, 0.16), 2.6),
    ),
    disc([326, 288], 8, shade(ADULTS.julie.skin, 0.1)) + disc([357, 289], 8, ADULTS.julie.skin),
    under([96, 342], 52),
    toddler(slipper, vary(POSES.floor, { lean: 12, nod: 8, stretch: 1.1 }), [70, 344], 176, {
      grip: { near: [124, 304], far: [134, 290] },
    }),
    patient([194, 346], '#b07f55'),
    sleeve('M160 321L124 299', ROSE.base, PAPER, 23),
    disc([122, 306], 8.6, CAST.lea.skin) + disc([130, 291], 8, shade(CAST.lea.skin, 0.08)),
    square(240, 348, PLUM.soft, -8),
    sleeve('M234 330L254 324', WATER.base, PAPER, 18),
  )
}

/** A stuffed egg of cloth, bigger than a fist. */
function egg(at: Point, color: string, turn = 0, scale = 1): string {
  return place(
    fill('M0 -21C10 -21 16 -6 16 3 16 13 9 18 0 18 -9 18 -16 13 -16 3 -16 -6 -10 -21 0 -21Z', color) +
      line('M-14 4l5.6 -5 5.6 5 5.6 -5 5.6 5 5 -4', glow(color, 0.55), 3) +
      oval([-6, -9], 3, 5, PAPER, 24, 0.6),
    at,
    { turn, scale },
  )
}

/** A stuffed rabbit turned to us, its long ears folded down over its eyes; the top of its head at the origin. */
function blindRabbit(at: Point, scale: number): string {
  const ear = shade(PLUSH, 0.14)
  return place(
    line('M-7 58L-10 78M7 58L10 78', PLUSH, 12) +
      oval([0, 48], 17, 20, PLUSH) +
      oval([0, 50], 10, 13, PAPER) +
      line('M-12 38L-22 50M12 38L22 50', ear, 9) +
      disc([0, 17], 18, PLUSH) +
      disc([0, 23], 3, ROSE.base) +
      line('M0 26v3q-4 4 -7 1M0 29q4 4 7 1', INK, 1.6) +
      line('M-6 4L-9 -14M6 4L9 -14', ROSE.soft, 9) +
      line('M-9 -14Q-15 0 -12 24M9 -14Q15 0 12 24', ear, 15) +
      line('M-10 -12Q-15 2 -13 20M10 -12Q15 2 13 20', shade(ear, 0.12), 2),
    at,
    { scale },
  )
}

export function badlyHiddenEggs(): string {
  const finder = autumn(CAST.awa, {
    top: SUN.base,
    legs: PLUM.dark,
    shoes: ROSE.base,
    trim: MAPLE.dark,
    hat: TUQUES.water,
  })
  const hider = autumn(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: FIR.dark, trim: PAPER, hat: TUQUES.fir })
  const educator = autumn(ADULTS.nadia, {
    top: FIR.dark,
    legs: BARK.deep,
    shoes: BARK.dark,
    trim: FIR.pale,
  })
  return frame(
    ['#bfe0ec', '#f2f2dc'],
    sun([300, 46], 18, SUN.soft),
    cloud([70, 74], 110, PAPER, 0.9),
    woods(186, 60, '#c3d3b0', 4, 'mixed'),
    bare([446, 240], 200, '#8a7464', 8),
    fence([10, 480], 228, 56, '#d8b98e', 28),
    land([0, 228, 240, 220, 480, 228], '#bdd699'),
    fill('M300 246Q350 232 400 242 452 240 480 252V262Q400 256 340 258 300 258 300 246Z', SNOW.light),
    egg([258, 236], PLUM.base, 12, 0.9),
    tufts([250, 252], 6, FIR.soft, 6, 13, [242, 276]),
    place(bucket([0, 0], WATER.base), [138, 268], { turn: -80, scale: 1.1 }),
    egg([102, 256], SUN.base, 50, 0.9),
    toddler(hider, vary(POSES.crouch, {}), [40, 272], 144, { grip: { near: [86, 260], far: [92, 248] } }),
    land([0, 304, 160, 288, 320, 288, 480, 298], '#a9cb85'),
    egg([52, 336], WATER.base, -14),
    tufts([346, 356], 9, FIR.soft, 9, 17, [28, 78]),
    under([408, 332], 70),
    adult(educator, vary(POSES.kneel, { lean: 4, nod: 8 }), [403, 336], 262, {
      facing: -1,
      grip: { near: [335, 176], far: [333, 262] },
    }),
    blindRabbit([315, 200], 1.5),
    disc([331, 180], 10, ADULTS.nadia.skin),
    under([160, 346], 44),
    toddler(finder, vary(POSES.stand, { lean: 4, nod: -4, stretch: 1.35 }), [158, 348], 172, {
      grip: { near: [210, 236], far: [232, 236] },
    }),
    bucket([226, 348], RED, { scale: 1.6 }),
    egg([222, 220], RED, 6, 1.3),
    disc([209, 236], 9, CAST.awa.skin),
    tufts([344, 358], 5, FIR.soft, 4, 11, [290, 470]),
  )
}

/** A heart of thick felt, its middle at the origin. */
function heart(at: Point, color: string, turn = 0, scale = 1): string {
  return place(
    fill('M0 22C-14 10 -26 2 -26 -10 -26 -24 -8 -28 0 -14 8 -28 26 -24 26 -10 26 2 14 10 0 22Z', color) +
      dashes(
        'M0 15C-10 7 -20 0 -20 -10 -20 -18 -8 -20 0 -6 8 -20 20 -18 20 -10 20 0 10 7 0 15Z',
        glow(color, 0.4),
        1.8,
        '4 5',
      ),
    at,
    { turn, scale },
  )
}

/** An open hand seen from above, its fingers upwards. */
function openHand(at: Point, color: string, turn = 0, scale = 1): string {
  return place(
    line('M-6 -4L-8 -13M-2 -5L-2.5 -16M2.5 -5L3 -16M6.5 -3L8.5 -12M7 3L14 -2', color, 4.2) +
      oval([0, 1], 8.4, 8, color),
    at,
    { turn, scale },
  )
}

export function offeredHeart(): string {
  const giver = mild(CAST.maika, { top: WATER.base, legs: PLUM.dark, shoes: CREAM, cut: 'overalls' })
  const refuser = mild(CAST.idris, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const hugger = mild(CAST.emile, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.minh, { top: PLUM.base, legs: BARK.deep, shoes: CREAM })
  return frame(
    ['#f6dfe0', '#f7ebe2'],
    wainscot(138, 192, '#efc9c6'),
    floor(192, '#c69c75'),
    pane([40, 26], 104, 84, 'winter'),
    pinned([206, 40], 44, 42, [ROSE.base, SUN.base, WATER.base], 4),
    shelf([16, 192], 100, 70, [
      ['books', 'plant'],
      ['bin', 'ball'],
    ]),
    rug([240, 304], 234, 52, '#d3e0d6', '#9cbcab'),
    under([364, 284], 90, 10),
    adult(educator, vary(POSES.tailorFront, { nod: 2, elbows: [-1, 1], stretch: 1.1 }), [364, 276], 274, {
      grip: { near: [292, 180], far: [438, 180] },
    }),
    line('M292 180l-9 -6M292 180l-11 2M292 180l-3 -11M438 180l9 -6M438 180l11 2M438 180l3 -11', ADULTS.minh.skin, 5),
    oval([352, 266], 15, 12, CREAM) + oval([378, 266], 15, 12, shade(CREAM, 0.06)),
    bear([176, 288], '#a87a52', { scale: 1.15 }),
    heart([176, 278], ROSE.base, 0, 0.5),
    under([60, 344], 42),
    toddler(giver, vary(POSES.stand, { lean: 6, nod: 0, stretch: 1.25 }), [52, 346], 170, {
      grip: { near: [104, 254], far: [124, 250] },
    }),
    heart([124, 240], RED, 0, 1.15),
    disc([106, 252], 8.4, CAST.maika.skin),
    under([264, 344], 42),
    toddler(refuser, vary(POSES.stand, { lean: -8, nod: 4, stretch: 1.15 }), [270, 346], 168, {
      facing: -1,
      grip: { near: [222, 248], far: [256, 284] },
    }),
    openHand([221, 244], CAST.idris.skin, -14, 1.15),
    heart([186, 330], PLUM.base, -20, 0.8),
    heart([150, 334], ROSE.soft, 24, 0.8),
    under([416, 350], 50),
    toddler(hugger, vary(POSES.tailor, { lean: 6, nod: 22, stretch: 1.25 }), [430, 350], 168, {
      facing: -1,
      holding:
        place(
          fill('M-37 -36Q0 -46 37 -36 46 0 37 36 0 46 -37 36 -46 0 -37 -36Z', MAPLE.base) +
            fill('M37 -36Q46 0 37 36 0 46 -37 36 14 26 37 -36Z', shade(MAPLE.base, 0.14)) +
            line('M-14 22h.1M8 14h.1M-20 -18h.1M-2 -24h.1M2 32h.1M-28 6h.1', MAPLE.pale, 7),
          [388, 316],
          { turn: -6 },
        ) + line('M346 304l9 -3M346 311h10M348 318l8 2', CAST.emile.skin, 5),
      grip: { near: [384, 306], far: [374, 296] },
    }),
  )
}

function barefoot(person: Person): Person {
  return { ...person, wear: { ...person.wear, barefoot: true } }
}

export function paintedTable(): string {
  const blue = '#2f74c0'
  const yellow = '#f4c430'
  const slapper = barefoot(mild(CAST.noah, { top: MAPLE.base, legs: WATER.deep, cut: 'apron', trim: MAPLE.soft }))
  const spreader = barefoot(mild(CAST.rose, { top: ROSE.base, legs: PLUM.dark, cut: 'apron', trim: ROSE.soft }))
  const pointer = barefoot(mild(CAST.maika, { top: FIR.base, legs: BARK.dark, cut: 'apron', trim: FIR.pale }))
  const educator = mild(ADULTS.lucie, { top: PLUM.base, legs: BARK.deep, shoes: CREAM })
  const green = '#6fa852'
  const wood = '#fbf2dd'
  const arm = (elbow: Point, hand: Point, cloth: string, skin: string) =>
    line(`M${elbow[0]} ${elbow[1]}L${hand[0]} ${hand[1]}`, glow(cloth, 0.12), 15) + disc(hand, 8.6, skin)
  return frame(
    ['#dfe8ef', '#eef0e8'],
    wainscot(144, 198, '#cfdbe2'),
    floor(198, '#cda680'),
    pane([34, 26], 100, 86, 'summer'),
    pinned([236, 44], 50, 44, [blue, yellow, FIR.base], -4),
    line('M362 84L380 62M418 84L436 62', BARK.base, 5),
    bowl([360, 96], yellow),
    bowl([416, 96], blue),
    line('M320 102H462', BARK.soft, 8),
    fill('M8 356L60 240H432L478 356Z', '#b9cbc9'),
    toddler(spreader, vary(POSES.standFront, { nod: 4, stretch: 1.45 }), [186, 306], 168, {
      grip: { near: [166, 276], far: [211, 276] },
    }),
    toddler(pointer, vary(POSES.standFront, { nod: 4, elbows: [1, 1] }), [302, 306], 164, {
      grip: { near: [292, 262], far: [318, 284] },
    }),
    fill('M100 258H376L410 316H66Z', wood),
    fill('M66 316H410V327H66Z', BARK.soft),
    line('M92 329V356M386 329V356', BARK.base, 10),
    line('M104 298Q120 280 142 290 166 306 196 298M108 308Q140 300 168 309', blue, 18),
    line('M132 274Q160 290 196 274 222 268 240 276M170 282Q200 286 226 282', yellow, 16),
    line('M188 298Q210 294 222 286', green, 13),
    line('M150 300Q170 308 190 300M176 278Q200 280 222 272', wood, 3.4),
    line('M266 306q14 -12 26 -2t28 2', blue, 10),
    line('M320 292Q334 304 350 292', yellow, 9),
    openHand([256, 292], blue, -8, 1.2),
    arm([164, 246], [168, 268], ROSE.base, CAST.rose.skin) + openHand([168, 274], CAST.rose.skin, 190),
    arm([210, 246], [212, 266], ROSE.base, CAST.rose.skin) + openHand([212, 272], CAST.rose.skin, 170),
    arm([284, 244], [306, 276], FIR.base, CAST.maika.skin),
    line('M306 276l8 9', CAST.maika.skin, 5),
    under([62, 352], 40),
    toddler(slapper, vary(POSES.stand, { lean: 18, stretch: 1.25 }), [58, 354], 172, {
      grip: { near: [126, 294], far: [134, 282] },
    }),
    openHand([140, 284], shade(CAST.noah.skin, 0.14), 70) + openHand([130, 296], CAST.noah.skin, 84),
    under([440, 354], 50),
    adult(educator, vary(POSES.kneel, { lean: 16, nod: 10 }), [436, 354], 240, {
      facing: -1,
      grip: { near: [362, 284], far: [402, 286] },
    }),
    line('M362 284l-10 7', ADULTS.lucie.skin, 6),
    disc([351, 291], 3.4, yellow),
  )
}
