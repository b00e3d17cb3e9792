import { FRONT_LAUGH, FRONT_SMILE, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { forearm, palm, thumbUp } from '../../../kit/hands.ts'
import { face, mouth } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
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
import { counter, curtains, door, floor, inset, pane, pinned, rug, shelf } from '../../../kit/room.ts'
import { dashes, disc, fill, line, type Options, oval, place } from '../../../kit/svg.ts'
import { droplets, scissors } from '../../../kit/things.ts'
import { bear, brush, rabbit, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const SIDE_PENSIVE = line('M8 9.5L12 8.6', MOUTH, 1.8)
const FRONT_OH = mouth([0, 8], 3, 3.6)
/** An alarm as loud as a mouth makes it. */
const FRONT_BEEP = mouth([0, 8], 3.8, 4.6)

/** A bit of a folded strip, standing like a roof: its ridge is 'w' long, its open end to the right. */
const tent = ([x, y]: Point, w: number, h: number, color: string, print = '') =>
  fill(`M${x + w} ${y - h}L${x + w - h * 0.5} ${y}L${x + w + h * 0.55} ${y - h * 0.3}Z`, shade(color, 0.5)) +
  fill(`M${x} ${y - h}H${x + w}L${x + w - h * 0.5} ${y}H${x - h * 0.5}Z`, color) +
  (print ? line(`M${x + 3} ${y - h * 0.62}h${w * 0.5}`, print, 3) : '') +
  line(`M${x} ${y - h}H${x + w}`, glow(color, 0.6), 2)

/** A strip of a flyer folded along its length, 'w' long, lying from the origin to the right. */
const strip = (at: Point, w: number, color: string, print: string, options: Options = {}) =>
  place(
    fill(`M0 -9H${w}V0H0Z`, glow(color, 0.5)) +
      fill(`M0 0H${w}V10H0Z`, shade(color, 0.1)) +
      dashes(`M8 5H${w - 6}`, print, 3.4, '9 7'),
    at,
    options,
  )

export function tentForTheAnt(): string {
  const cutter = mild({ ...CAST.lea, view: 'front' }, { top: FIR.base, legs: BARK.dark })
  const bearFriend = mild({ ...CAST.idris, view: 'front' }, { top: SUN.base, legs: WATER.deep })
  const planter = mild({ ...CAST.anh, view: 'front' }, { top: PLUM.base, legs: BARK.dark })
  const educator = mild({ ...ADULTS.nadia, view: 'front' }, { top: WATER.base, legs: BARK.dark })
  return frame(
    ['#e9e6da', '#f7f2e4'],
    pane([262, 14], 96, 74, 'spring'),
    curtains([262, 14], 96, 74, '#8fae9c'),
    pinned([416, 22], 56, 46, [ROSE.base, SUN.base, WATER.base], 5),
    shelf([118, 118], 96, 64, [
      ['books', 'ball'],
      ['basket', 'blocks'],
    ]),
    inset(
      [0, 0],
      480,
      262,
      adult(educator, vary(POSES.standFront, { elbows: [1, 1] }), [60, 432], 300, {
        grip: { near: [26, 262], far: [100, 234] },
      }),
      figure(bearFriend, vary(POSES.standFront, { nod: -6, elbows: [1, -1], stretch: 0.86 }), [322, 350], 224, {
        grip: { near: [288, 256], far: [368, 254] },
      }),
      figure(planter, vary(POSES.standFront, { nod: -6, elbows: [1, -1] }), [432, 352], 216, {
        grip: { near: [404, 256], far: [466, 258] },
      }),
      figure(cutter, vary(POSES.standFront, { nod: 2, elbows: [1, 1], stretch: 1.1 }), [182, 350], 224, {
        grip: { near: [140, 256], far: [240, 222] },
      }),
    ),
    counter(250, '#d0a677'),
    // A thumb that says hello to the ceiling.
    thumbUp([101, 238], ADULTS.nadia.skin, { scale: 1.15, turn: 4 }),
    forearm([26, 254], [40, 274], WATER.base, ADULTS.nadia.skin, 18),
    // What is cut, between the blades.
    scissors([156, 264], WATER.deep, { scale: 1.7 }),
    strip([240, 222], 84, PAPER, RED, { turn: 130 }),
    line('M182 263L216 251', '#dbe2e0', 6),
    forearm([136, 250], [134, 266], FIR.base, CAST.lea.skin, 17),
    line('M134 262L144 240', CAST.lea.skin, 7.6) + line('M136 272L150 279', CAST.lea.skin, 7),
    disc([242, 222], 10, CAST.lea.skin) + line('M238 216L228 224', CAST.lea.skin, 6.6),
    tent([170, 314], 22, 22, WATER.pale, RED),
    line('M172 284v-7M188 285v-7', PAPER, 2.6),
    // The camping.
    tent([236, 296], 10, 16, ROSE.soft, PAPER) + tent([366, 302], 9, 14, SUN.soft, RED),
    tent([94, 328], 46, 26, SUN.soft, RED) + tent([384, 334], 38, 26, WATER.pale, PLUM.base),
    line('M322 299L266 306M322 305L270 313', CAST.idris.skin, 7.4),
    tent([282, 314], 16, 22, PAPER, RED),
    forearm([288, 254], [290, 266], SUN.base, CAST.idris.skin, 18),
    forearm([366, 252], [324, 301], SUN.base, CAST.idris.skin, 19),
    tent([206, 336], 30, 24, FIR.mist, MAPLE.base) + tent([330, 340], 9, 15, ROSE.soft, PAPER),
    strip([12, 330], 70, ROSE.soft, WATER.base, { turn: -8 }) + strip([22, 316], 68, PAPER, RED, { turn: 4 }),
    // One more is being set down.
    forearm([466, 256], [432, 284], PLUM.base, CAST.anh.skin, 18),
    tent([404, 304], 22, 20, PAPER, FIR.base),
    line('M430 286L416 288', CAST.anh.skin, 6),
    face(FRONT_SMILE, [60, 151], 26.4) +
      face(FRONT_LAUGH, [319, 165], 32.3, -6) +
      face(FRONT_SMILE, [429, 174], 31.1, -6) +
      face(FRONT_OH, [183, 165], 32.3, 2),
  )
}

export function paintWhereItKnocks(): string {
  const knocker = barefoot(mild(CAST.fatou, { top: ROSE.base, legs: PLUM.dark }))
  const painter = barefoot(mild(CAST.emile, { top: FIR.soft, legs: BARK.dark }))
  const small = barefoot(mild(CAST.mei, { top: SUN.base, legs: WATER.deep }))
  const educator = barefoot(mild(ADULTS.helene, { top: PLUM.base, legs: BARK.dark }))
  const inner = shade(CARDBOARD, 0.4)
  return frame(
    ['#dfe6e4', '#f4f1e5'],
    pane([22, 16], 92, 74, 'spring'),
    pinned([440, 30], 50, 42, [SUN.base, WATER.base, RED], 5),
    floor(222, '#b9c3bb', PAPER, false),
    fill('M222 228H440L478 354H96Z', glow(CARDBOARD, 0.5)),
    // Its top, and the side where it knocks.
    fill('M146 138L232 88H412L330 138Z', glow(CARDBOARD, 0.24)),
    fill('M330 138L412 88V232L330 318Z', CARDBOARD),
    oval([268, 110], 20, 8, WATER.deep),
    oval([392, 152], 8, 14, WATER.deep),
    // Inside.
    fill('M146 138H330V318H146Z', inner),
    fill('M146 318L232 232H330V318Z', shade(CARDBOARD, 0.28)),
    fill('M146 138L232 138V232L146 318Z', shade(CARDBOARD, 0.18)),
    oval([186, 218], 12, 20, SUN.base),
    oval([212, 164], 9, 15, SUN.base),
    fill('M190 270L206 252H254L244 270Z', glow(CARDBOARD, 0.3)) + oval([222, 261], 18, 5, SUN.base),
    figure(knocker, vary(POSES.tailor, { lean: 4, nod: -4, elbows: [1, 1], stretch: 1.2 }), [264, 304], 182, {
      grip: { near: [322, 206], far: [304, 274] },
    }),
    brush([306, 268], SUN.base, { turn: -62 }),
    disc([304, 274], 7, shade(CAST.fatou.skin, 0.14)),
    line('M319 201h8M319 206h9M319 211h8', INK, 1.5, 0.4),
    face(SIDE_LAUGH, [267, 211], 26.3, -1.8),
    line('M146 318V138H330V318', shade(CARDBOARD, 0.2), 3.4),
    // The blue circle, right where it knocks.
    oval([352, 206], 13, 20, WATER.deep),
    line('M338 178l-5 -9M352 176v-10M340 234l-5 9', MAPLE.dark, 3),
    under([446, 332], 26, 5),
    figure(painter, vary(POSES.stand, { lean: 6, nod: 2, elbows: [1, 1], stretch: 1.1 }), [448, 332], 182, {
      facing: -1,
      grip: { near: [394, 209], far: [430, 262] },
    }),
    brush([392, 209], WATER.deep, { mirror: true, scale: 1.1, turn: 6 }),
    disc([394, 209], 7.4, CAST.emile.skin),
    face(SIDE_SMILE, [440, 187], 26.3, -5.3, true),
    fill('M336 338L352 324H410L406 338Z', glow(CARDBOARD, 0.3)) + oval([372, 331], 22, 5, WATER.deep),
    under([112, 288], 24, 4),
    toddler(small, vary(POSES.stand, { lean: 4, nod: 4, elbows: [1, 1], stretch: 1.1 }), [106, 288], 144, {
      grip: { near: [144, 222] },
    }),
    face(SIDE_OH, [112, 181], 26.7, 6.2),
    under([60, 350], 60, 7),
    adult(educator, vary(POSES.tailor, { lean: 6, nod: 6, elbows: [-1, 1] }), [54, 348], 226, {
      grip: { near: [48, 241] },
    }),
    face(SIDE_SMILE, [64.2, 233], 20, 9.3),
  )
}

/** What a mouth sends out, to the right: the louder, the more arcs. */
const beep = (at: Point, arcs: number, options: Options = {}) =>
  place(
    line(['M6 -7Q10 0 6 7', 'M14 -11Q20 0 14 11', 'M22 -15Q30 0 22 15'].slice(0, arcs).join(''), RED, 3),
    at,
    options,
  )

export function alarmObeysAFinger(): string {
  const setter = barefoot(mild({ ...CAST.zoe, view: 'front' }, { top: SUN.base, legs: WATER.deep }))
  const lila = barefoot(mild(CAST.lila, { top: FIR.base, legs: PLUM.dark }))
  const back = barefoot(mild(CAST.theo, { top: MAPLE.base, legs: BARK.dark }))
  const fist = barefoot(mild(CAST.kofi, { top: WATER.base, legs: FIR.deep }))
  const small = barefoot(mild({ ...BABIES.tao, view: 'front' }, { top: RED, legs: WATER.deep, cut: 'overalls' }))
  const educator = barefoot(mild({ ...ADULTS.lucie, view: 'front' }, { top: PLUM.base, legs: BARK.dark }))
  return frame(
    ['#e4e3e0', '#f5f0e4'],
    pane([42, 14], 100, 76, 'autumn'),
    disc([410, 44], 19, RED) +
      disc([410, 44], 13, shade(RED, 0.24)) +
      disc([410, 44], 6, RED) +
      fill('M400 68H420V86H400Z', RED) +
      line('M405 76H415', PAPER, 3.4),
    floor(140, '#c8a57c', PAPER, false),
    rug([240, 290], 248, 86, '#b9cbd6', '#8da8ba'),
    under([146, 250], 44, 5) + under([348, 250], 44, 5),
    figure(back, vary(POSES.tailor, { lean: 2, nod: 0, elbows: [1, 1] }), [148, 248], 168),
    figure(lila, vary(POSES.tailor, { lean: 2, nod: 0, elbows: [1, 1] }), [346, 248], 168, { facing: -1 }),
    under([246, 312], 74, 7),
    figure(setter, vary(POSES.tailorFront, { elbows: [-1, -1], stretch: 1.06 }), [246, 310], 210, {
      grip: { near: [210, 234], far: [276, 278] },
    }),
    line('M212 234L230 228', CAST.zoe.skin, 6.6),
    beep([180, 172], 2) + beep([314, 172], 2, { mirror: true }),
    under([86, 342], 84, 8),
    adult(educator, vary(POSES.tailorFront, { nod: 6, elbows: [1, -1] }), [72, 330], 236, {
      grip: { near: [56, 296], far: [134, 304] },
    }),
    toddler(small, vary(POSES.tailorFront, { nod: -8, elbows: [-1, 1], stretch: 1.35 }), [110, 343], 136, {
      grip: { near: [79, 271], far: [135, 267] },
    }),
    disc([134, 306], 7.6, ADULTS.lucie.skin),
    under([402, 344], 60, 7),
    figure(fist, vary(POSES.tailor, { lean: 4, nod: 2, elbows: [1, 1] }), [404, 342], 190, {
      facing: -1,
      grip: { near: [348, 264] },
    }),
    oval([346, 262], 9.6, 10, CAST.kofi.skin) + line('M341 257v7M345.500 256v7M350 257v6', INK, 1.7, 0.35),
    face(SIDE_OH, [150, 162], 24.2, 1.1) +
      face(SIDE_OH, [344, 162], 24.2, -1.1, true) +
      face(FRONT_BEEP, [246, 203], 30.3),
    face(FRONT_SMILE, [74, 210], 20.7, 6) +
      face(FRONT_OH, [107, 272], 25.2, -8) +
      face(SIDE_SMILE, [398, 245], 27.3, -4.2, true),
  )
}

export function oneMoreKissThenOff(): string {
  const educator = barefoot(mild({ ...ADULTS.julie, view: 'front' }, { top: WATER.base, legs: BARK.dark }))
  const caller = barefoot(mild(CAST.awa, { top: SUN.base, legs: PLUM.dark }))
  const consoler = barefoot(mild(CAST.sami, { top: FIR.base, legs: WATER.deep }))
  const small = barefoot(mild(BABIES.ambre, { top: RED, legs: FIR.deep, cut: 'stripes' }))
  return frame(
    ['#ece3d6', '#f7f1e3'],
    pane([340, 14], 100, 76, 'winter'),
    curtains([340, 14], 100, 76, '#c58f86'),
    floor(150, '#cfb08a', PAPER, false),
    shelf([30, 150], 96, 62, [
      ['books', 'basket'],
      ['blocks', 'ball'],
    ]),
    rug([244, 292], 240, 82, '#c9bcd8', '#a594bf'),
    under([216, 272], 74, 7),
    adult(educator, vary(POSES.tailorFront, { nod: -6, elbows: [1, -1] }), [216, 270], 232, {
      grip: { near: [146, 214], far: [284, 226] },
    }),
    bear([128, 252], BARK.soft, { scale: 1.75, turn: 8 }),
    disc([147, 216], 8, ADULTS.julie.skin),
    dashes('M4 240Q20 188 38 238Q54 192 74 242', MAPLE.dark, 3.4, '.1 8'),
    disc([284, 232], 8, ADULTS.julie.skin),
    rabbit([300, 272], STONE.pale, { scale: 1.35 }),
    line('M291 228q3 3 6 0M303 228q3 3 6 0', INK, 2) + droplets([[309, 233]], 3.4, WATER.deep),
    face(FRONT_OH, [214, 152], 20.4, -6),
    under([434, 264], 44, 5),
    figure(caller, vary(POSES.tailor, { lean: 2, nod: -2, elbows: [1, 1], stretch: 1.1 }), [438, 262], 156, {
      facing: -1,
      grip: { near: [398, 176] },
    }),
    palm([398, 178], CAST.awa.skin, -10),
    under([62, 353], 42, 5),
    toddler(small, vary(POSES.tailor, { lean: 4, nod: 2, elbows: [1, 1] }), [58, 352], 134, {
      grip: { near: [84, 318], far: [88, 314] },
      holding: rabbit([86, 338], SUN.soft, { scale: 0.9 }),
    }),
    under([376, 346], 60, 7),
    figure(consoler, vary(POSES.kneel, { lean: 14, nod: 8, elbows: [1, 1], stretch: 1.1 }), [380, 344], 184, {
      facing: -1,
      grip: { near: [332, 288], far: [322, 280] },
      holding: bear([316, 316], ROSE.base, { scale: 1.1, turn: -14 }),
    }),
    face(SIDE_LAUGH, [437, 183], 22.5, 0.9, true) +
      face(SIDE_OH, [62.3, 282], 24.8, 4.2) +
      face(SIDE_SMILE, [364, 229], 26.6, -15.7, true),
  )
}

export function myJumpComesToSchool(): string {
  const pats = barefoot(mild(CAST.maika, { top: ROSE.base, legs: WATER.deep }))
  const eager = mild(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: RED })
  const stays = mild(CAST.rose, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const front = mild({ ...CAST.jasleen, view: 'front' }, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const rolls = mild(CAST.anh, { top: RED, legs: BARK.dark, shoes: PAPER })
  const educator = mild({ ...ADULTS.marc, view: 'front' }, { top: WATER.base, legs: STONE.dark, shoes: INK })
  return frame(
    ['#e7e5d8', '#f6f2e4'],
    pane([350, 14], 100, 76, 'spring'),
    pinned([200, 24], 52, 44, [WATER.base, ROSE.base, SUN.base], -4),
    floor(160, '#cda77e'),
    door([8, 160], 86, 140, FIR.soft),
    under([112, 180], 22, 4),
    figure(pats, vary(POSES.stand, { lean: 4, nod: 4, elbows: [1, 1], stretch: 1.1 }), [114, 180], 114, {
      facing: -1,
      grip: { near: [74, 119] },
    }),
    under([186, 264], 28, 4) + under([264, 258], 34, 4) + under([362, 266], 34, 4),
    adult(
      educator,
      vary(POSES.stand, { hip: [0, -37], feet: pair(13, -4, -12, -5), hands: pair(-7, -34, 9, -36) }),
      [262, 258],
      204,
    ),
    figure(
      front,
      vary(POSES.stand, { hip: [0, -36], lean: 4, feet: pair(15, -4, -14, -5), hands: pair(-9, -36, 10, -38) }),
      [186, 264],
      152,
    ),
    wheelchair([362, 266], SUN.dark, { mirror: true }),
    figure(rolls, vary(POSES.sit, { hip: [0, -37], lean: 2, elbows: [1, 1] }), [362, 266], 128, {
      facing: -1,
      step: { near: [338, 254], far: [334, 252] },
    }),
    wheelchairWheel([362, 266], SUN.dark, { mirror: true }),
    under([116, 342], 46, 6) + under([410, 344], 46, 6),
    figure(
      eager,
      vary(POSES.stand, {
        hip: [4, -35],
        lean: 24,
        nod: -16,
        elbows: [-1, -1],
        hands: pair(-14, -42, -8, -46),
        feet: pair(20, -4, -18, -7),
        soles: [0, 40],
      }),
      [108, 342],
      178,
    ),
    figure(
      stays,
      vary(POSES.stand, {
        hip: [-4, -35],
        lean: -18,
        nod: 12,
        elbows: [1, 1],
        feet: pair(18, -6, -16, -4),
        soles: [-24, 0],
      }),
      [412, 342],
      182,
      { facing: -1, grip: { near: [419, 237] } },
    ),
    face(SIDE_SMILE, [110, 89], 16.4, -6.2, true) +
      face(FRONT_SMILE, [262, 76.6], 18) +
      face(FRONT_OH, [190, 146], 21.9, 2.2) +
      face(SIDE_OH, [360, 165], 18.5, -1.1, true),
    face(SIDE_LAUGH, [135, 210], 25.7, -2.8) + face(SIDE_PENSIVE, [435, 205], 26.3, -2.1, true),
  )
}
