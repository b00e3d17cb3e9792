import { SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { forearm } from '../../../kit/hands.ts'
import { cap, face, mouth, sunhat } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  INK,
  MAPLE,
  MOUTH,
  PAPER,
  PLUM,
  RED,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, floor, pane, rug, shelf } from '../../../kit/room.ts'
import { dashes, disc, fill, line, place } from '../../../kit/svg.ts'
import { antler } from '../../../kit/things.ts'
import { block, carton, crayon, cushion, tuque, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cea87f'

const FRONT_SMILE = line('M-5 7.500Q0 11.500 5 7.500', MOUTH, 2)
const FRONT_LAUGH = mouth([0, 8], 4.8, 4.4)
const FRONT_OH = mouth([0, 8], 3.4, 4)

export function potSpitsTheCarrot(): string {
  const left = mild(CAST.jasleen, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const puller = mild({ ...CAST.awa, view: 'front' }, { top: SUN.base, legs: PLUM.dark })
  const ring = mild({ ...CAST.anh, view: 'front' }, { top: WATER.base, legs: BARK.dark })
  const spitter = mild(
    { ...CAST.theo, view: 'front' },
    { top: ROSE.base, legs: FIR.deep, cut: 'stripes', trim: ROSE.soft },
  )
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const back = (x: number, color: string) => line(`M${x - 30} 262V214Q${x} 204 ${x + 30} 214V262`, color, 9)
  return frame(
    ['#e7e4d8', '#f6f1e3'],
    pane([26, 14], 96, 70, 'autumn'),
    curtains([26, 14], 96, 70, '#c9a25e'),
    // Almost noon.
    disc([236, 56], 25, PAPER) +
      `<circle cx="236" cy="56" r="25" stroke="${BARK.soft}" stroke-width="5"/>` +
      line('M236 56L233 43M236 56L226 38', INK, 3),
    floor(196, FLOOR),
    back(152, MAPLE.base) + back(248, RED) + back(346, FIR.base),
    figure(puller, vary(POSES.standFront, { elbows: [-1, -1], stretch: 1.6 }), [152, 332], 172, {
      grip: { near: [92, 144], far: [196, 290] },
    }),
    figure(ring, vary(POSES.standFront, { elbows: [1, -1], stretch: 1.35 }), [248, 332], 172),
    figure(spitter, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.75 }), [346, 332], 172, {
      grip: { near: [302, 136], far: [390, 136] },
    }),
    chair([46, 352], MAPLE.base, { scale: 1.6 }),
    figure(left, vary(POSES.sit, { hip: [0, -31], lean: 4, elbows: [1, -1], stretch: 1.35 }), [50, 352], 180, {
      grip: { near: [122, 279], far: [126, 266] },
    }),
    chair([444, 352], WATER.base, { scale: 1.75, mirror: true }),
    adult(
      educator,
      vary(POSES.sit, { lean: 4, nod: 2, elbows: [1, -1], feet: pair(10, -4, 13, -4), stretch: 1.25 }),
      [444, 352],
      240,
      {
        facing: -1,
        grip: { near: [372, 278], far: [366, 264] },
      },
    ),
    face(FRONT_OH, [152, 190], 24.8),
    face(FRONT_SMILE, [248, 190], 24.8),
    face(FRONT_LAUGH, [346, 190], 24.8),
    face(SIDE_LAUGH, [54.5, 221], 25.9, 2.2),
    face(SIDE_LAUGH, [437, 181], 21.1, -4.2, true),
    fill('M96 254H392L424 298H64Z', BARK.cut) + fill('M64 297H424V309H64Z', shade(BARK.cut, 0.2)),
    line('M82 310V354M406 310V354', shade(BARK.cut, 0.26), 10),
    // The pot of two arms, on the table.
    line('M232 214L206 240Q202 262 246 276M264 214L290 240Q294 262 250 276', glow(WATER.base, 0.12), 14) +
      disc([242, 276], 7.4, ring.skin) +
      disc([255, 276], 7.4, ring.skin),
    // The tail of the word.
    line('M150 193C142 210 130 204 125 192S108 188 106 174 92 166 93 146 86 130 78 134', RED, 6),
    place(
      `<circle cx="0" cy="0" r="5.500" stroke="${INK}" stroke-width="3.4"/>` +
        line('M5.500 -6V6M16 -11V3Q16 6 20 6M12 -4H20M26 0H37Q36 -6 31 -6 26 -5 26 0 26 6 32 6L36 4', INK, 3.4),
      [34, 136],
      { turn: -6 },
    ),
    forearm([96, 241], [126, 266], shade(FIR.base, 0.2), shade(left.skin, 0.14), 14),
    forearm([83, 274], [122, 279], glow(FIR.base, 0.12), left.skin, 14),
    forearm([383, 218], [366, 264], shade(PLUM.base, 0.2), shade(educator.skin, 0.14), 14.4),
    forearm([413, 251], [372, 278], glow(PLUM.base, 0.12), educator.skin, 14.4),
    // The carrot.
    place(
      fill('M-12 -18Q0 -26 12 -18Q10 10 0 34Q-10 10 -12 -18Z', MAPLE.base) +
        line('M-9 -8h8M10 0h-8M-6 10h6', shade(MAPLE.base, 0.2), 2) +
        line('M-2 -22L-10 -38M0 -22V-42M2 -22L11 -37', FIR.base, 5),
      [346, 76],
      { turn: 24 },
    ),
    line('M328 142l-4 -14M346 138v-16M364 142l4 -14', MAPLE.dark, 3),
  )
}

/** A box in its paper, the seam on its back held by a bit of tape. */
const gift = (at: Point) =>
  place(
    block([0, 0], 58, 38, RED) +
      line('M-22 -30h.1M-2 -28h.1M18 -30h.1M-14 -18h.1M8 -16h.1M-24 -8h.1M-4 -6h.1M20 -6h.1', SUN.soft, 6) +
      line('M-22 -43H30', shade(RED, 0.2), 1.6) +
      line('M0 -43h12', CREAM, 6),
    at,
  )

export function wrappedMyHand(): string {
  const weigher = mild(CAST.maika, { top: RED, legs: PLUM.dark, shoes: PAPER })
  const shaker = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const giver = mild(CAST.rose, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const friend = mild(CAST.noah, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  const educator = mild({ ...ADULTS.nadia, view: 'front' }, { top: MAPLE.base, legs: BARK.dark })
  return frame(
    ['#e1e6e8', '#f5f1e4'],
    pane([186, 12], 104, 72, 'winter'),
    curtains([186, 12], 104, 72, RED),
    floor(150, FLOOR),
    rug([240, 290], 236, 66, '#c9d6c4', '#9fb59d'),
    under([330, 222], 60, 5),
    adult(educator, vary(POSES.tailorFront, { nod: 6, elbows: [1, 1] }), [330, 220], 200, {
      grip: { near: [306, 190], far: [370, 136] },
      holding: block([374, 132], 34, 28, CARDBOARD, { turn: 10 }),
    }),
    face(FRONT_SMILE, [332, 118], 17.5, 6),
    under([58, 252], 50, 5) + under([230, 252], 50, 5),
    figure(weigher, vary(POSES.tailor, { elbows: [1, 1], stretch: 1.1 }), [56, 250], 164, {
      grip: { near: [106, 218], far: [90, 228] },
      holding: block([110, 216], 38, 30, CARDBOARD),
    }),
    face(SIDE_OH, [60.3, 167], 23.6, 7.1),
    figure(shaker, vary(POSES.tailor, { lean: -4, nod: 10, elbows: [1, 1], stretch: 1.1 }), [232, 250], 164, {
      facing: -1,
      grip: { near: [196, 196], far: [166, 180] },
      holding: block([178, 204], 36, 32, CARDBOARD, { turn: -12 }),
    }),
    line('M156 168q-7 5 -8 13M168 156q-5 1 -9 5', MAPLE.dark, 3),
    face(SIDE_SMILE, [232, 167], 23.6, -7.8, true),
    under([272, 346], 60, 6) + under([420, 346], 60, 6),
    figure(friend, vary(POSES.tailor, { elbows: [1, 1], stretch: 1.1 }), [268, 344], 184, {
      grip: { near: [316, 276], far: [300, 310] },
    }),
    face(SIDE_LAUGH, [273, 250], 26.6, 7.1),
    figure(giver, vary(POSES.tailor, { elbows: [1, 1], stretch: 1.1 }), [424, 344], 184, {
      facing: -1,
      grip: { near: [368, 318], far: [362, 284] },
    }),
    face(SIDE_LAUGH, [419, 250], 26.6, -7.1, true),
    carton(
      [346, 322],
      64,
      46,
      line('M52 -46L30 -50', shade(FIR.base, 0.1), 14) +
        line('M30 -50L4 -46', giver.skin, 12) +
        antler([-2, -58], giver.skin, true),
    ),
    disc([364, 322], 7.4, giver.skin),
    line('M356 246l9 -6M352 236l5 -9', MAPLE.dark, 3),
    carton([92, 344], 84, 54, block([-4, -40], 40, 44, glow(CARDBOARD, 0.3), { turn: 8 })),
    gift([186, 340]),
  )
}

/** A body that stops dead: heels first, the seat behind. */
const BRAKE = vary(POSES.stand, {
  hip: [-6, -35],
  lean: -14,
  nod: 8,
  feet: pair(16, -6, 2, -4),
  soles: [-22, 0],
  elbows: [-1, 1],
  stretch: 1.35,
})

/** Two hands above the ears. */
const antlers = (near: Point, far: Point, skin: string) =>
  place(antler([0, 0], skin), near, { scale: 0.8, mirror: true }) + place(antler([0, 0], skin), far, { scale: 0.8 })

export function forgotAGift(): string {
  const first = barefoot(mild(CAST.idris, { top: SUN.base, legs: WATER.deep }))
  const second = barefoot(mild(CAST.zoe, { top: RED, legs: PLUM.dark, cut: 'stripes', trim: ROSE.soft }))
  const third = barefoot(mild({ ...CAST.mei, view: 'side' }, { top: FIR.base, legs: BARK.dark }))
  const small = barefoot(mild({ ...BABIES.ines, view: 'front' }, { top: ROSE.base, legs: FIR.deep }))
  const educator = barefoot(mild({ ...ADULTS.lucie, view: 'front' }, { top: PLUM.base, legs: WATER.deep }))
  return frame(
    ['#dfe6ea', '#f4f1e6'],
    pane([286, 8], 88, 60, 'winter'),
    floor(136, FLOOR),
    tuque([186, 144], RED, CREAM),
    tuque([230, 144], SUN.base, MAPLE.dark),
    tuque([274, 144], FIR.dark, SUN.base),
    tuque([324, 144], PLUM.base, CREAM, { scale: 1.2 }),
    rug([240, 282], 236, 72, '#cfd9e4', '#a7b9cc'),
    under([112, 160], 24, 3),
    toddler(small, vary(POSES.standFront, { nod: 8, elbows: [1, -1] }), [112, 162], 104, {
      grip: { near: [102, 124], far: [122, 124] },
      holding: fill('M95 128C95 103 129 103 129 128Z', WATER.base) + line('M97 130H127', SUN.base, 8),
    }),
    face(FRONT_SMILE, [114, 82.8], 19.2, 8),
    under([66, 318], 30, 5) + under([170, 336], 30, 5) + under([282, 318], 30, 5) + under([410, 346], 40, 6),
    figure(third, BRAKE, [60, 318], 140, { grip: { near: [46, 188], far: [76, 186] } }),
    antlers([46, 186], [76, 184], third.skin),
    figure(first, BRAKE, [282, 318], 150, { grip: { near: [258, 184], far: [292, 182] } }),
    antlers([258, 182], [292, 180], first.skin),
    figure(second, BRAKE, [166, 338], 156, { grip: { near: [140, 198], far: [176, 196] } }),
    antlers([140, 196], [176, 194], second.skin),
    line('M50 307h-14M48 315h-20M156 331h-16M154 339h-22M272 309h-16M270 317h-22', PLUM.dark, 3, 0.5),
    face(SIDE_OH, [41.9, 211], 20.1, 0.3),
    face(SIDE_LAUGH, [263, 204], 21.6, 0.3),
    face(SIDE_LAUGH, [146, 219], 22.5, 0.3),
    adult(educator, vary(POSES.standFront, { elbows: [-1, 1] }), [410, 346], 250, {
      grip: { near: [391, 128], far: [429, 128] },
    }),
    face(mouth([0, 8], 4.4, 5.6), [410, 112], 22.1),
  )
}

/** A card lying on the floor, seen from above its near edge; `art` is drawn for a card 100 wide and 80 deep. */
const card = (at: Point, scale: number, art: string, turn = 0) =>
  place(fill('M-46 -46H46L52 40H-52Z', PAPER) + fill('M-52 40H52V44H-52Z', shade(PAPER, 0.2)) + art, at, {
    scale,
    turn,
  })

/** A boot under a foot of a letter, its toe to the right. */
const boot = (at: Point, color: string, mirror = false) =>
  place(fill('M-6 -12H6V-3Q16 -3 16 6H-6Z', color) + line('M-5 -11H5', shade(color, 0.3), 5), at, { mirror })

/** Strokes of a letter, with what is drawn beneath it. */
const letter = (d: string, beneath: string) => beneath + line(d, INK, 8)

export function letterHasColdFeet(): string {
  const drawer = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const standing = mild({ ...CAST.emile, view: 'front' }, { top: WATER.base, legs: BARK.dark, shoes: RED })
  const round = mild(CAST.lila, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const educator = mild({ ...ADULTS.pierre, view: 'front' }, { top: FIR.base, legs: BARK.dark })
  return frame(
    ['#e6e5da', '#f6f1e3'],
    pane([40, 12], 100, 68, 'rain'),
    floor(140, FLOOR),
    shelf([276, 144], 100, 62, [
      ['books', 'books'],
      ['basket', 'blocks'],
    ]),
    under([178, 224], 62, 6),
    adult(educator, vary(POSES.tailorFront, { nod: 4, elbows: [1, -1] }), [178, 222], 210, {
      grip: { near: [142, 186], far: [214, 186] },
      holding:
        fill('M144 138H212V214H144Z', PAPER) +
        line('M158 172H198M178 172V197', INK, 6.4) +
        tuque([178, 168], RED, SUN.base, { scale: 0.8 }) +
        line('M153 174v5M203 174v5', FIR.base, 10) +
        boot([176, 201], WATER.base),
    }),
    face(FRONT_LAUGH, [179, 115], 18.4, 4),
    under([358, 222], 44, 5),
    card(
      [284, 230],
      0.74,
      letter('M-22 -12A22 20 0 1 0 22 -12 22 20 0 1 0 -22 -12', cushion([0, 34], 66, 24, PLUM.soft)) +
        line('M-7 -16h.1M7 -16h.1', INK, 4.5) +
        line('M-7 -6Q0 0 7 -6', MOUTH, 3),
    ),
    figure(round, vary(POSES.tailor, { elbows: [1, 1], stretch: 1.2 }), [360, 220], 140, {
      facing: -1,
      grip: { near: [318, 214] },
    }),
    face(SIDE_SMILE, [356, 149], 20.1, -7.1, true),
    crayon([310, 218], PLUM.base, { turn: 164, scale: 0.8 }),
    card(
      [226, 304],
      1.24,
      letter('M-24 16L0 -38 24 16M-15 -4H15', '') + boot([24, 24], RED) + boot([-24, 24], RED, true),
    ),
    under([84, 346], 60, 6),
    figure(drawer, vary(POSES.kneel, { lean: 44, nod: -2, elbows: [1, 1], stretch: 1.5 }), [78, 344], 170, {
      grip: { near: [172, 320], far: [146, 338] },
    }),
    face(SIDE_SMILE, [117, 251], 24.4, 22.2),
    crayon([181, 323], RED, { turn: 14 }),
    crayon([84, 354], WATER.base, { turn: -12 }) + crayon([114, 353], FIR.base, { turn: 14 }),
    under([410, 344], 46, 5),
    figure(
      standing,
      vary(POSES.standFront, { nod: -10, hip: [0, -38.6], feet: pair(-17, -4, 17, -4), elbows: [1, -1], stretch: 1.1 }),
      [410, 342],
      178,
      {
        grip: { near: [352, 280], far: [432, 262] },
      },
    ),
    line('M352 280L340 287', standing.skin, 5.6),
    face(FRONT_LAUGH, [406, 199], 25.6, -10),
  )
}

/** A hand as a telephone: thumb at the ear, little finger at the mouth. On a side face of radius 15. */
const CALL = (skin: string) =>
  line('M3 13L-3.500 3M4 13L12.500 10', shade(skin, 0.2), 4) + disc([2.5, 13.5], 5.6, shade(skin, 0.2))

export function cannotSeeYourFinger(): string {
  const caller = mild(CAST.emile, {
    top: WATER.base,
    legs: PLUM.dark,
    shoes: PAPER,
    hat: { kind: 'rainhat', color: RED, trim: RED },
  })
  const hiding = mild(
    { ...CAST.maika, view: 'back' },
    { top: SUN.base, legs: FIR.deep, shoes: FIR.deep, hat: cap(FIR.base, FIR.dark) },
  )
  const wheels = mild(CAST.noah, { top: ROSE.base, legs: BARK.dark, shoes: PAPER, hat: cap(SUN.base, SUN.dark) })
  const educator = mild(ADULTS.helene, {
    top: PLUM.base,
    legs: BARK.dark,
    shoes: PAPER,
    hat: sunhat(SUN.soft, MAPLE.base),
  })
  return frame(
    ['#e4e7e2', '#f5f1e3'],
    pane([28, 12], 96, 68, 'spring'),
    floor(146, FLOOR),
    shelf([196, 150], 96, 66, [
      ['blocks', 'books'],
      ['basket', 'blocks'],
    ]),
    rug([240, 286], 236, 70, '#e4cfc0', '#c79c84'),
    dashes('M232 84q-14 -10 -4 -22t-2 -26M256 84q14 -12 4 -24t4 -24', STONE.dark, 3, '6 6'),
    under([98, 300], 52, 6),
    figure(caller, vary(POSES.kneel, { lean: 8, nod: -6, elbows: [1, 1], stretch: 1.4 }), [96, 298], 178, {
      grip: { near: [116, 196], far: [174, 170] },
    }),
    line('M174 170L190 163', shade(caller.skin, 0.14), 5.6),
    line('M198 152l8 -7M203 162l10 -2M199 172l9 3', MAPLE.dark, 3),
    face(SIDE_LAUGH + CALL(caller.skin), [99, 185], 25.6, -1.6),
    under([334, 218], 40, 5),
    wheelchair([338, 216], FIR.base, { mirror: true, scale: 0.8 }),
    figure(
      wheels,
      vary(POSES.sit, { hip: [0, -37], nod: -8, feet: pair(26, -12, 28, -12), hands: pair(-10, -50, -8, -50) }),
      [338, 216],
      122,
      { facing: -1 },
    ),
    wheelchairWheel([338, 216], FIR.base, { mirror: true, scale: 0.8 }),
    face(SIDE_OH, [339, 120], 17.5, 6.9, true),
    under([392, 306], 60, 6),
    adult(educator, vary(POSES.tailor, { lean: -4, nod: -14, elbows: [1, 1] }), [396, 304], 246, {
      facing: -1,
      grip: { near: [392, 200] },
    }),
    face(SIDE_OH + line('M5.500 -5L11 -2.500 5.500 0', INK, 1.9) + CALL(educator.skin), [407, 179], 21.6, 16.2, true),
    under([252, 352], 60, 6),
    figure(hiding, vary(POSES.tailorFront, { lap: false, knees: [1, -1] }), [252, 350], 172, {
      grip: { near: [246, 318], far: [258, 318] },
    }),
    forearm([222, 302], [258, 318], SUN.base, hiding.skin, 13.4),
    forearm([282, 302], [246, 318], glow(SUN.base, 0.12), hiding.skin, 13.4),
  )
}
