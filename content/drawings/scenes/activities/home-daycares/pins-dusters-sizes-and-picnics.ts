import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, MAPLE, PAPER, PLUM, RED, ROSE, STONE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, BABIES, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, rug, table, wainscot } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, num, once, oval, place } from '../../../kit/svg.ts'
import { bowl, cup, sockRoll } from '../../../kit/things.ts'
import { ball, basket, bear, blanket, duck, plate, rabbit, tuque, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

/** A sofa seen from the front, its left foot at `at`. */
function sofa([x, y]: Point, w: number, color: string): string {
  return (
    fill(
      `M${num(x + 10)} ${num(y - 40)}V${num(y - 90)}q0 -16 18 -16h${num(w - 56)}q18 0 18 16v50Z`,
      shade(color, 0.12),
    ) +
    line(`M${num(x + w / 2)} ${num(y - 100)}v44`, shade(color, 0.24), 3) +
    fill(`M${num(x + 12)} ${num(y - 54)}h${num(w - 24)}v50h${num(24 - w)}Z`, color) +
    line(`M${num(x + 26)} ${num(y - 32)}h${num(w - 52)}`, shade(color, 0.2), 3) +
    [x, x + w - 30].map((a) => fill(`M${num(a)} ${num(y - 2)}v-62q0 -14 15 -14t15 14v62Z`, shade(color, 0.05))).join('')
  )
}

/** A picture in its frame. */
function framed([x, y]: Point, w: number, h: number, wood: string, inside: string): string {
  return fill(`M${x} ${y}h${w}v${h}h${-w}Z`, PAPER) + inside + line(`M${x} ${y}h${w}v${h}h${-w}Z`, wood, 5)
}

/** A plastic bottle that stands on the origin, a sock pulled over its neck down to the middle. */
const PIN =
  fill('M-10 0Q-13 0 -13 -4V-38Q-13 -48 -6 -54V-60H6V-54Q13 -48 13 -38V-4Q13 0 10 0Z', '#d8ebf0') +
  line('M-12 -10H12M-12 -18H12', WATER.soft, 1.6) +
  line('M-8 -6V-24', PAPER, 3) +
  fill('M-14.6 -27V-39Q-14 -50 -7.6 -55V-61Q0 -66 7.6 -61V-55Q14 -50 14.6 -39V-27Z', 'currentColor') +
  line('M-14 -27H14', PAPER, 4, 0.45)
/** The empty toe of the sock, that flops. */
const TOE = fill('M-7.6 -58Q-8 -72 6 -72 24 -72 23 -60 19 -55 7.6 -57Z', 'currentColor')

export function stubbornPin(): string {
  const educator = mild(ADULTS.minh, { top: MAPLE.base, legs: WATER.deep, shoes: BARK.dark })
  const baby = sleeper(BABIES.malik, SUN.base, PAPER)
  const far = mild(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const close = mild(CAST.noah, { top: FIR.base, legs: PLUM.dark, shoes: SUN.soft, cut: 'stripes', trim: FIR.pale })
  return frame(
    ['#e9e2d3', '#f6efe0'],
    pane([150, 22], 100, 82, 'autumn'),
    curtains([150, 22], 100, 82, '#c98f78'),
    framed(
      [372, 56],
      64,
      46,
      BARK.soft,
      fill('M374 92Q390 74 404 84 418 70 434 90V100H374Z', FIR.soft) + disc([418, 70], 5, SUN.base),
    ),
    once('p', PIN) + once('t', `<use href="#p"/>${TOE}`),
    floor(170, '#cfa97f'),
    basket([262, 200], 62, 38, BARK.pale),
    sofa([296, 250], 200, '#86a0b5'),
    under([400, 252], 110, 7),
    blanket([92, 254], 206, 50, '#a9c4b4', '#c3d8ca'),
    adult(educator, vary(POSES.tailor, { lean: 0, nod: 6, elbows: [1, 1] }), [52, 250], 218, {
      grip: { near: [84, 246], far: [112, 200] },
    }),
    under([102, 270], 38, 6) + under([170, 268], 16, 4),
    again('t', [170, 267], PLUM.base, { scale: 0.96 }),
    figure(baby, vary(BABY_POSES.sit, { lean: 8, nod: 0, stretch: 1.25 }), [98, 270], 116, {
      build: 'baby',
      grip: { near: [143, 234], far: [140, 222] },
    }),
    ball([320, 240], 23, SUN.base, MAPLE.base, 18),
    ball([456, 240], 23, PLUM.soft, PAPER, -20),
    dashes('M276 286Q296 280 310 268', PAPER, 4, '2 10'),
    // Those that fell.
    under([326, 300], 36, 5) + under([440, 306], 38, 6) + under([342, 343], 38, 5) + under([430, 343], 36, 5),
    again('t', [356, 290], WATER.base, { turn: -96, scale: 0.95 }),
    again('t', [413, 293], FIR.base, { turn: 80, scale: 0.92 }),
    again('t', [392, 326], ROSE.dark, { turn: 94, scale: 1.08 }),
    again('t', [306, 330], SUN.dark, { turn: 84, scale: 1.08 }),
    under([388, 312], 26, 5),
    place(
      again('p', [0, 0], RED) +
        line('M-13 -34H13M-12 -42H12M-8 -50H8', PAPER, 3.6) +
        tuque([0, -54], WATER.deep, SUN.base, { scale: 0.9, turn: 3 }),
      [378, 311],
      { turn: 17, scale: 1.38 },
    ),
    line('M356 212q-8 10 -10 24M428 206q7 9 7 20', MAPLE.dark, 3.2),
    // Breaths held behind the towel.
    under([190, 316], 76, 6),
    figure(far, vary(POSES.prone, { lean: 70, nod: -40, elbows: [1, 1] }), [186, 316], 150, {
      grip: { near: [233, 281], far: [238, 310] },
    }),
    under([138, 356], 80, 6),
    figure(close, vary(POSES.prone, { lean: 70, nod: -42, elbows: [1, 1] }), [132, 356], 154, {
      grip: { near: [182, 322], far: [190, 322] },
    }),
    line('M270 294L234 348', WATER.base, 22),
    line('M263 299L236 340M276 297L248 339', PAPER, 2.6, 0.8),
    disc([234, 348], 10.8, WATER.soft) + line('M234 348q5 -2 4 4t-9 2 0 -11', WATER.deep, 2),
  )
}

/** A pale rag hanging from a fist, the grey it picked up in the middle. */
const RAG =
  fill('M-4 -3Q12 -5 24 6L25 46Q12 53 0 47 -12 53 -24 47L-21 6Q-12 -4 -4 -3Z', 'currentColor') +
  line('M-2 2Q-10 14 -13 30M3 2Q10 12 13 24', STONE.soft, 2, 0.7) +
  line('M-11 32Q-2 20 5 27T14 36M-6 40Q4 34 9 42', STONE.dark, 6.5, 0.72) +
  oval([1, 33], 15, 9, STONE.base, 0, 0.55)

export function raisedRags(): string {
  const educator = mild(ADULTS.helene, { top: PLUM.base, legs: WATER.deep, shoes: BARK.dark })
  const baby = sleeper(BABIES.binta, SUN.base, PAPER)
  const one = mild({ ...CAST.theo, view: 'front' }, { top: FIR.base, legs: PLUM.dark, shoes: PAPER })
  const two = mild({ ...CAST.awa, view: 'front' }, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const three = mild({ ...CAST.anh, view: 'front' }, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const wheels = mild(CAST.maika, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const cheer = vary(POSES.standFront, { stretch: 1.35, elbows: [1, 1] })
  return frame(
    ['#a9c6c4', '#d3e2d8'],
    pane([196, 10], 96, 70, 'spring'),
    once('r', RAG),
    wainscot(136, 176, '#8fb3ac'),
    floor(176, '#d0ab80'),
    figure(one, vary(cheer, { elbows: [-1, -1] }), [150, 252], 146, { grip: { near: [104, 98], far: [176, 208] } }),
    figure(two, cheer, [238, 254], 140, { grip: { near: [214, 208], far: [284, 103] } }),
    figure(three, cheer, [330, 252], 150, { grip: { near: [304, 208], far: [378, 92] } }),
    again('r', [103, 98], PAPER, { turn: 8 }) + disc([104, 98], 6.4, CAST.theo.skin),
    again('r', [285, 103], SUN.pale, { turn: -4, scale: 0.9 }) + disc([284, 103], 6.2, CAST.awa.skin),
    again('r', [379, 92], '#f7dfe2', { turn: -6 }) + disc([378, 92], 6.6, CAST.anh.skin),
    under([240, 276], 130, 8),
    table([240, 274], 244, 66, '#c08f62', 26),
    fill('M152 216Q160 202 174 208 186 200 198 216Z', PAPER),
    bowl([174, 228], WATER.soft, { scale: 1.15 }),
    duck([308, 224], SUN.base, { scale: 1.1 }),
    blanket([92, 328], 220, 60, '#c9b2d6', '#dccbe5'),
    adult(educator, vary(POSES.tailor, { lean: 0, nod: 4, elbows: [1, 1] }), [54, 322], 222, {
      grip: { near: [84, 318], far: [112, 272] },
    }),
    under([106, 352], 40, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 2, nod: 4 }), [104, 352], 120, {
      build: 'baby',
      grip: { near: [134, 297], far: [140, 297] },
      holding: fill('M126 290Q136 284 146 291L154 318Q148 328 140 320 132 328 124 316Z', PAPER),
    }),
    line('M134 304q-4 8 -3 14M141 304q3 6 4 11', STONE.soft, 2),
    // The garage of the dust, and the hand broom.
    fill('M250 298H350L368 344H234Z', '#d9b88f'),
    line('M250 298H350L368 344H234Z', WATER.deep, 6),
    fill('M292 330Q290 318 300 316 306 306 316 313 328 310 330 320 338 324 334 331 314 336 292 330Z', STONE.base),
    line('M300 325q4 -5 9 -1M316 321q5 -1 7 4M286 336h.1M343 330h.1M312 340h.1M330 338h.1', STONE.dark, 2.8),
    line('M244 352L262 336', MAPLE.dark, 7),
    fill('M256 334L268 344 290 334 276 314Z', SUN.base),
    line('M264 335L278 323M268 339L284 329', SUN.dark, 1.8) + line('M257 334L268 344', MAPLE.deep, 5),
    wheelchair([430, 340], PLUM.base, { scale: 1.06, mirror: true }),
    figure(
      wheels,
      vary(POSES.sit, {
        hip: [0, -38],
        lean: 0,
        nod: -6,
        feet: [
          [26, -12],
          [28, -12],
        ],
        elbows: [1, -1],
        stretch: 1.25,
      }),
      [430, 342],
      142,
      { facing: -1, grip: { near: [410, 282], far: [386, 206] } },
    ),
    wheelchairWheel([430, 340], PLUM.base, { scale: 1.06, mirror: true }),
    again('r', [385, 206], '#e4eef6', { turn: 6 }) + disc([386, 206], 6.4, shade(CAST.maika.skin, 0.14)),
  )
}

/** An indoor shoe a hundred long seen from its side, its heel at the origin, its toe to the right. */
const SHOE =
  fill('M2 0V-34Q2 -44 10 -44L36 -41Q44 -30 66 -28 100 -25 100 0Z', 'currentColor') +
  oval([22, -42], 16, 5, BARK.deep, 6, 0.55) +
  line('M43 -32L52 -13', PAPER, 10, 0.5) +
  line('M5 -4H97', CREAM, 10)

export function shoesInARow(): string {
  const educator = mild(ADULTS.marc, { top: FIR.base, legs: WATER.deep, shoes: STONE.base })
  const baby = sleeper(BABIES.ines, SUN.base, PAPER)
  const measurer = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const friend = mild(CAST.lila, {
    top: WATER.base,
    legs: BARK.dark,
    shoes: SUN.soft,
    cut: 'stripes',
    trim: WATER.pale,
  })
  const small = mild(CAST.emile, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  const row: [x: number, long: number, color: string][] = [
    [149, 32, SUN.base],
    [191, 36, ROSE.base],
    [241, 44, FIR.base],
    [301, 53, WATER.base],
    [369, 62, PLUM.base],
  ]
  return frame(
    ['#efe2cd', '#f8efdf'],
    pane([112, 22], 96, 76, 'summer'),
    wainscot(136, 178, '#dccfae'),
    // As high as each one goes.
    line('M256 92h24M296 72h24M336 102h24', ROSE.base, 11),
    line('M268 92h.1M304 72h8M344 102h.1m8 0h.1', PAPER, 5),
    floor(178, '#cba478'),
    adult(educator, vary(POSES.tailor, { lean: 2, nod: 6, elbows: [1, 1] }), [36, 224], 216, {
      grip: { near: [68, 228], far: [100, 184] },
    }),
    once('k', SHOE),
    row.map(([x, long]) => under([x - long / 2, 217], long * 0.56, 4)).join(''),
    row.map(([x, long, color]) => again('k', [x, 217], color, { mirror: true, scale: long / 100 })).join(''),
    under([88, 242], 38, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 14, nod: 2, stretch: 1.4 }), [86, 242], 112, {
      build: 'baby',
      grip: { near: [131, 204], far: [124, 205] },
    }),
    under([428, 222], 54, 6),
    toddler(small, vary(POSES.balance, { nod: 6, hands: pair(-22, -50, 34, -58) }), [442, 206], 136, {
      facing: -1,
      step: { near: [458, 202], far: [430, 196] },
    }),
    again('k', [446, 215], shade(RED, 0.16), { mirror: true, scale: 0.74 }),
    again('k', [475, 223], RED, { mirror: true, scale: 0.74 }),
    rug([240, 340], 232, 34, '#b9c9c2', '#9fb5ac'),
    under([184, 348], 40, 6),
    figure(measurer, vary(POSES.heels, { lean: 6, nod: 8, elbows: [1, 1] }), [180, 348], 150, {
      grip: { near: [226, 304], far: [246, 320] },
    }),
    under([320, 348], 40, 6),
    figure(friend, vary(POSES.heels, { lean: 6, nod: 6, elbows: [1, 1] }), [316, 348], 144, {
      facing: -1,
      grip: { near: [274, 310], far: [276, 271] },
    }),
    again('k', [246, 322], MAPLE.base, { turn: -90, scale: 0.58 }),
    again('k', [246, 322], WATER.soft, { turn: 90, mirror: true, scale: 0.46 }),
    disc([228, 302], 6, CAST.mei.skin) + disc([272, 310], 6, CAST.lila.skin),
    line('M274 270L266 269', shade(CAST.lila.skin, 0.14), 4),
    bear([74, 346], BARK.soft, { scale: 1.5 }),
    bear([112, 350], SUN.dark, { scale: 0.8 }),
    // A bowl in a bowl.
    under([430, 350], 30, 5),
    bowl([430, 348], SUN.base, { scale: 1.5 }),
    bowl([430, 334], MAPLE.base, { scale: 0.9 }),
    fill('M400 332Q430 340 460 332 456 354 430 354 404 354 400 332Z', SUN.base),
  )
}

/** A washcloth folded in two, lying: a slice. */
const SLICE = fill('M-16 2L-11 -7H13L17 2V6Q0 9 -16 6Z', 'currentColor') + fill('M-16 2L-11 -7H13L17 2Z', PAPER, 0.4)

/** A checked cloth seen in perspective. */
const CLOTH = (() => {
  const side = (k: number, y: number) => num(244 + k * (186 + ((y - 228) / 124) * 54))
  const band = (k: number, l: number, y: number, z: number) =>
    `M${side(k, y)} ${y}H${side(l, y)}L${side(l, z)} ${z}H${side(k, z)}Z`
  const rows = [238, 264, 294, 328].map((y, i) => band(-1, 1, y, y + 11 + i * 2))
  const columns = [-0.86, -0.54, -0.22, 0.1, 0.42, 0.74].map((k) => band(k, k + 0.13, 228, 352))
  return fill(band(-1, 1, 228, 352), '#f9ebe6') + fill(rows.join(''), RED, 0.27) + fill(columns.join(''), RED, 0.27)
})()

export function antOfFingers(): string {
  const educator = mild(ADULTS.lucie, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  const baby = sleeper(BABIES.tao, SUN.base, PAPER)
  const one = mild({ ...CAST.rose, view: 'front' }, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const two = mild({ ...CAST.kofi, view: 'front' }, { top: MAPLE.base, legs: PLUM.dark, shoes: PAPER })
  const three = mild(CAST.jasleen, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  return frame(
    ['#dfe3e6', '#f3eee3'],
    pane([46, 20], 110, 88, 'winter', PAPER, line('M42 16h.1M66 34h.1M34 58h.1M76 14h.1M48 70h.1', PAPER, 5)),
    curtains([46, 20], 110, 88, '#b97f7a'),
    framed([216, 44], 52, 62, BARK.soft, disc([242, 72], 13, ROSE.soft) + line('M242 84v16', FIR.base, 4)),
    once('l', SLICE),
    floor(172, '#c9a27a'),
    sofa([306, 226], 196, '#8f9f86'),
    bear([406, 174], BARK.base, { scale: 1.1 }),
    CLOTH,
    figure(one, vary(POSES.tailorFront, { elbows: [1, -1] }), [196, 256], 134, {
      grip: { near: [186, 216], far: [206, 216] },
      holding: cup([196, 212], WATER.base, { scale: 1.3 }),
    }),
    bear([254, 256], SUN.dark, { scale: 1.1 }),
    figure(two, vary(POSES.tailorFront, { elbows: [1, -1] }), [312, 254], 138, {
      grip: { near: [274, 226], far: [338, 236] },
    }),
    again('l', [268, 226], FIR.soft, { turn: 8, scale: 0.8 }) + disc([275, 227], 5.6, CAST.kofi.skin),
    basket(
      [316, 314],
      80,
      36,
      BARK.pale,
      again('l', [-14, -38], WATER.soft, { turn: -8 }) +
        again('l', [4, -46], SUN.base, { turn: 10 }) +
        sockRoll([22, -42], ROSE.base),
    ),
    adult(educator, vary(POSES.heels, { lean: 56, nod: -16, elbows: [1, 1], stretch: 1.2 }), [70, 338], 220, {
      grip: { near: [174, 320], far: [124, 338] },
    }),
    line('M175 320L170 338M177 320L185 337', ADULTS.lucie.skin, 4.6),
    under([240, 352], 40, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 8, nod: 14 }), [246, 352], 118, { build: 'baby', facing: -1 }),
    plate([308, 340], PAPER, again('l', [0, -4], MAPLE.base)),
    under([424, 346], 40, 6),
    rabbit([374, 346], STONE.base, { scale: 1.15 }),
    figure(three, vary(POSES.tailor, { lean: 4, nod: 6, elbows: [1, 1] }), [428, 346], 148, {
      facing: -1,
      grip: { near: [394, 316], far: [400, 322] },
      holding: again('l', [386, 318], SUN.base, { turn: -6, scale: 0.8 }),
    }),
  )
}
