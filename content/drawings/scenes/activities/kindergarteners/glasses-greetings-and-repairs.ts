import { adult, figure } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { closer, frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  FIR,
  glow,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  SKIN,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, door, floor, garland, pane, pinned, rug, shelf, table } from '../../../kit/room.ts'
import { disc, fill, line, type Options, oval, place } from '../../../kit/svg.ts'
import { block, cushion, rabbit, under } from '../../../kit/toys.ts'

const GARAGE = '#4f8a9c'
const RED = '#c8423c'
const PALE = '#e6c898'
const CARD_RING = '#f0cf93'

function mouth(at: Point, turn = 0, size = 1): string {
  return oval(at, 2.8 * size, 4 * size, '#6b241f', turn)
}

/** A toy car that faces right, on y = 0. */
function car(at: Point, color: string, options: Options = {}): string {
  return place(
    fill('M-22 -5V-12Q-21 -15 -14 -16L-8 -24H8L15 -15Q22 -14 22 -10V-5Z', color) +
      fill('M-10 -16L-6 -21H0V-16ZM3 -16V-21H7L11 -16Z', WATER.pale) +
      disc([-12, -5], 5.4, INK) +
      disc([12, -5], 5.4, INK),
    at,
    options,
  )
}

/** A box without its lid, glued on a flat truck that faces right: the rabbit sits in it. */
function rabbitCart(at: Point): string {
  return place(
    under([0, 0], 50, 6) +
      fill('M-36 -50H14L8 -56H-30Z', shade(CARDBOARD, 0.4)) +
      rabbit([-11, -36], '#f1ebdf', { scale: 1.16 }) +
      fill('M-38 -51H16V-20H-38Z', CARDBOARD) +
      fill('M8 -51H16V-20H8Z', shade(CARDBOARD, 0.14)) +
      line('M-38 -51H16', glow(CARDBOARD, 0.4), 3) +
      line('M-11 -40V-20', SUN.soft, 8) +
      fill('M-42 -21H38V-12H-42Z', shade(RED, 0.1)) +
      fill('M18 -38H30L40 -24V-12H18Z', RED) +
      fill('M22 -34H29L35 -25H22Z', WATER.pale) +
      [-26, 24].map((x) => disc([x, -9], 9, INK) + disc([x, -9], 3.6, STONE.soft)).join(''),
    at,
  )
}

/** A stuffed cat sitting turned to us, two cardboard rings on its nose. */
function catWithRings(at: Point, scale: number): string {
  const fur = '#8b90a3'
  return place(
    line('M14 -6Q28 -8 26 -24', fur, 7) +
      oval([-10, -3], 8, 5, fur) +
      oval([10, -3], 8, 5, fur) +
      oval([0, -14], 13, 14, fur) +
      oval([0, -11], 7, 8.5, PAPER) +
      fill('M-17 -38L-16 -57 -4 -48ZM17 -38L16 -57 4 -48Z', fur) +
      disc([0, -36], 17, fur) +
      oval([0, -29], 7, 5, PAPER) +
      line('M-12 -29L-24 -27M-12 -32L-24 -33M12 -29L24 -27M12 -32L24 -33', PAPER, 1.4) +
      disc([-9, -38], 3.2, INK) +
      disc([9, -38], 3.2, INK) +
      `<path d="M-18 -38a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M1 -38a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0" stroke="${CARD_RING}" stroke-width="4"/>` +
      oval([0, -30], 2.4, 1.8, ROSE.base) +
      line('M-9 -18L-13 -10M9 -18L13 -10', shade(fur, 0.16), 6),
    at,
    { scale },
  )
}

/** A stuffed dog that faces right; one front leg is a cardboard tube. */
function dogOnATube(at: Point, scale: number): string {
  const fur = BARK.soft
  return place(
    line('M-20 -34Q-32 -38 -30 -48', fur, 6) +
      line('M-16 -24V-4M-9 -24V-4M10 -24V-4', shade(fur, 0.16), 8) +
      fill('M16 -24H25V0H16Z', PALE) +
      oval([20.5, 0], 4.5, 1.6, shade(CARDBOARD, 0.3)) +
      line('M15.5 -22H25.5', SUN.base, 4) +
      oval([0, -30], 25, 12, fur) +
      disc([24, -46], 13, fur) +
      oval([34, -43], 8, 6, glow(fur, 0.4)) +
      disc([40, -46], 3, INK) +
      disc([27, -50], 1.8, INK) +
      oval([16, -44], 5, 10, shade(fur, 0.3), 14),
    at,
    { scale },
  )
}

/** A tube of cardboard lying down, its open end to the left. */
function tube(at: Point, long: number, turn = 0): string {
  return place(
    line(`M0 0H${long}`, CARDBOARD, 13) + oval([-1, 0], 4.4, 6.5, PALE) + oval([-1, 0], 2.6, 4.4, BARK.base),
    at,
    { turn },
  )
}

export function rabbitAtTheRamp(): string {
  const driver = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base, cut: 'stripes', trim: PAPER })
  const voice = mild(CAST.lila, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const reader = mild(CAST.rose, { top: FIR.base, legs: BARK.dark, shoes: MAPLE.base })
  return frame(
    ['#dfe9e4', '#f5f1e1'],
    pane([150, 26], 92, 76, 'winter'),
    pinned([278, 36], 48, 42, [ROSE.base, WATER.base, SUN.base], 4),
    floor(190, '#bfc4b0', PAPER, false),
    door([18, 192], 66, 152, WATER.soft),
    shelf([352, 202], 116, 80, [
      ['books', 'bin', 'books'],
      ['books', 'basket', ''],
    ]),
    dogOnATube([112, 210], 0.85),
    figure(reader, vary(POSES.heels, { lean: 8, nod: 10, elbows: [1, 1] }), [332, 264], 146, {
      grip: { near: [372, 238], far: [378, 232] },
    }),
    place(
      fill('M-15 -18L16 -23V19L-15 23Z', PAPER) + fill('M-15 -18L-20 -21V19L-15 23Z', RED) + disc([1, 0], 8, SUN.base),
      [388, 232],
    ),
    disc([374, 240], 6.2, CAST.rose.skin),
    catWithRings([430, 266], 1.1),
    figure(voice, vary(POSES.heels, { lean: 38, nod: 4, elbows: [1, 1] }), [286, 312], 158, {
      facing: -1,
      grip: { near: [227, 266], far: [252, 302] },
    }),
    mouth([240, 254], 30),
    line('M217 258l-8 -3M216 266l-8 2M219 274l-6 6', PLUM.base, 3),
    disc([228, 268], 6.6, CAST.lila.skin),
    fill('M336 316L354 292H486L474 316Z', glow(GARAGE, 0.34)),
    line('M392 314L404 294M434 314L446 294', PAPER, 3),
    fill('M336 316H474V353H336Z', GARAGE),
    fill('M474 316L486 292V340L474 353Z', shade(GARAGE, 0.2)),
    fill('M376 326H440V353H376Z', PAPER) + line('M376 335H440M376 344H440', STONE.soft, 2.4),
    car([376, 309], ROSE.base, { scale: 0.86 }),
    car([418, 309], SUN.base, { scale: 0.86 }),
    car([458, 309], PLUM.base, { scale: 0.86 }),
    fill('M252 353L340 318V353Z', INK, 0.16),
    fill('M252 353L340 317 356 292 276 331Z', PALE),
    line('M252 353L340 317', shade(PALE, 0.2), 3),
    line('M258 350L276 334', SUN.base, 6),
    figure(driver, vary(POSES.kneel, { lean: 36, nod: -8, elbows: [1, 1] }), [112, 346], 168, {
      grip: { near: [164, 314], far: [168, 304] },
    }),
    rabbitCart([204, 348]),
    disc([165, 314], 7, CAST.kofi.skin),
    tube([18, 344], 36, -10),
    tube([40, 356], 22, 4),
  )
}

/** A door of the cardboard street, shut: the word of a family is a scribble on its sheet. */
function streetDoor(x: number, w: number, top: number, base: number, color: string, word: string, low = 24): string {
  return (
    fill(`M${x - w / 2} ${base}V${top}H${x + w / 2}V${base}Z`, color) +
    line(`M${x - w / 2} ${base}V${top}H${x + w / 2}V${base}`, shade(CARDBOARD, 0.34), 3) +
    place(fill('M-21 -12H21V12H-21Z', PAPER) + line(word, RED, 2.8), [x, top + low], { turn: -3 }) +
    disc([x + w / 2 - 9, (top + base) / 2 + 4], 4, PAPER)
  )
}

export function doorsThatWantTheirHello(): string {
  const knocking = mild(CAST.zoe, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base, cut: 'stripes', trim: PAPER })
  const calling = mild(CAST.idris, { top: ROSE.base, legs: BARK.dark, shoes: PAPER })
  const keeper = mild(CAST.emile, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const opener = mild(CAST.maika, { top: WATER.base, legs: PLUM.dark, shoes: SUN.base })
  const [base, top] = [330, 208]
  const panel = (from: number, to: number, color: string) =>
    fill(`M${from} ${base}V${top}H${to}V${base}Z`, color) +
    line(`M${from} ${top}H${to}`, glow(CARDBOARD, 0.45), 4) +
    line(`M${to} ${top}V${base}`, shade(CARDBOARD, 0.3), 2.4)
  return frame(
    ['#e2e4ee', '#f6f0e4'],
    pane([40, 34], 100, 88, 'autumn'),
    curtains([40, 34], 100, 88, ROSE.soft),
    garland(180, 476, 30, 20, [ROSE.base, SUN.base, WATER.base, FIR.base]),
    pinned([316, 84], 50, 42, [MAPLE.base, FIR.base, SUN.base], -4),
    pinned([400, 90], 46, 40, [WATER.base, ROSE.base, PLUM.base], 5),
    floor(226, '#a9b4bb', PAPER, false),
    fill('M0 322H480V338H0Z', INK, 0.14),
    figure(keeper, vary(POSES.standFront, { nod: -18, elbows: [-1, -1] }), [224, 322], 178, {
      grip: { near: [187, 190], far: [256, 262] },
    }),
    panel(-20, 52, CARDBOARD),
    panel(52, 150, glow(CARDBOARD, 0.12)),
    panel(150, 286, CARDBOARD),
    panel(286, 444, glow(CARDBOARD, 0.12)),
    panel(444, 500, CARDBOARD),
    streetDoor(8, 60, top + 18, base, FIR.soft, 'M-14 2q5 -8 9 0t9 0 9 0'),
    streetDoor(98, 62, top + 18, base, PLUM.soft, 'M-14 -2l6 6 6 -8 6 8 8 -6'),
    streetDoor(218, 74, top + 18, base, SUN.soft, 'M-14 3q3 -10 8 -2t8 -2 12 2', 78),
    fill(`M340 ${base}V${top + 18}H414V${base}Z`, BARK.base),
    line(`M340 ${base}V${top + 18}H414`, shade(CARDBOARD, 0.34), 3),
    cushion([377, 326], 72, 18, ROSE.base),
    fill(`M414 ${top + 18}L452 ${top + 30}V${base + 18}L414 ${base}Z`, ROSE.soft),
    line(`M414 ${base}V${top + 18}L452 ${top + 30}V${base + 18}`, shade(CARDBOARD, 0.34), 3),
    figure(opener, vary(POSES.tailorFront, { nod: 4, elbows: [-1, 1] }), [376, 320], 142, {
      grip: { near: [345, 266], far: [420, 268] },
    }),
    figure(knocking, vary(POSES.stand, { lean: 8, nod: -4, elbows: [1, 1] }), [140, 350], 182, {
      grip: { near: [194, 238], far: [160, 286] },
    }),
    mouth([171, 214], 0, 1.2),
    figure(calling, vary(POSES.stand, { lean: 8, nod: -4, elbows: [1, 1] }), [300, 350], 178, {
      facing: -1,
      grip: { near: [246, 244], far: [282, 290] },
    }),
    mouth([270, 216], 0, 1.2),
    line('M203 229l5 -7M206 239l9 0M202 249l6 6M236 236l-6 -6M234 246l-9 1M238 255l-5 7', MAPLE.dark, 3.4),
  )
}

/** A clothespin seen from above, its jaws to the left of the origin. */
function clothespin(at: Point, color: string, turn = 0): string {
  return place(line('M-10 -2L18 -5M-10 2L18 5', color, 5) + line('M3 -5V5', STONE.dark, 2.4), at, { turn })
}

/** A big toy truck that faces right; its front wheel is off and its nose is down. */
function truckOnThreeWheels(at: Point): string {
  return (
    under([at[0] + 28, at[1]], 62, 6) +
    place(
      fill('M-24 -62H30L24 -26H-18Z', SUN.base) +
        line('M-24 -62H30', glow(SUN.base, 0.4), 4) +
        fill('M36 -56H58Q66 -56 70 -44L80 -40Q84 -38 84 -32V-10H78A16 16 0 0 0 46 -10H36Z', RED) +
        fill('M44 -50H57Q61 -50 63 -40H44Z', WATER.pale) +
        fill('M46 -10A16 16 0 0 1 78 -10Z', INK, 0.28) +
        fill('M-26 -28H46V-18H-26Z', shade(RED, 0.26)) +
        disc([-2, -15], 15, INK) +
        disc([-2, -15], 6, STONE.soft) +
        disc([62, -14], 3.4, STONE.dark),
      at,
      { turn: 9 },
    )
  )
}

/** An open book, its left page torn from top to bottom and held by a red tape. */
function tapedBook(at: Point): string {
  return place(
    fill('M-54 -19Q-27 -27 0 -19 27 -27 54 -19L61 20Q28 11 0 19 -28 11 -61 20Z', WATER.deep) +
      fill('M-50 -21Q-25 -29 0 -21V15Q-28 7 -56 15Z', PAPER) +
      fill('M50 -21Q25 -29 0 -21V15Q28 7 56 15Z', PAPER) +
      line('M0 -20V14', STONE.soft, 1.6) +
      fill('M-22 2V-8L-14 -15 -6 -8V2Z', SUN.base) +
      line('M26 4V-6', BARK.base, 4) +
      disc([26, -11], 9, FIR.soft) +
      line('M40 5Q44 2 48 6', ROSE.base, 3) +
      line('M-35 -20L-33 10', RED, 9.5) +
      line('M-36 -17L-35 0', glow(RED, 0.35), 2),
    at,
    { scale: 1.12 },
  )
}

/** A doll's dress lying flat: a card slipped inside, a patch on its hem. */
function patchedDress(at: Point): string {
  return place(
    fill('M14 4H36V22H14Z', CARDBOARD) +
      fill('M-12 -24L-26 -18 -20 -7 -12 -11 -31 16Q0 24 31 16L12 -11 20 -7 26 -18 12 -24Q0 -16 -12 -24Z', ROSE.base) +
      line('M-13 3h.1M-20 12h.1M-7 12h.1M0 2h.1M-5 -8h.1M6 -9h.1', ROSE.soft, 4) +
      fill('M6 -2L24 -1 31 16 7 20Z', SUN.base) +
      line('M11 3h.1M19 3h.1M13 11h.1M22 10h.1', MAPLE.dark, 3.4),
    at,
    { scale: 1.08 },
  )
}

export function repairWorkshop(): string {
  const smoothing = mild(CAST.awa, { top: FIR.base, legs: PLUM.dark, shoes: ROSE.base, cut: 'stripes', trim: FIR.pale })
  const pinching = mild(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const client = mild(CAST.anh, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const onFloor = (x: number, y: number, mark: string) => place(fill('M-30 -10H30L36 10H-36Z', PAPER) + mark, [x, y])
  return frame(
    ['#e3e9dc', '#f7f2e2'],
    pane([36, 26], 96, 80, 'spring'),
    pinned([190, 34], 50, 44, [ROSE.base, WATER.base, SUN.base], -4),
    floor(182, '#c0956c'),
    shelf([330, 194], 136, 74, [['basket', 'bin', 'blocks']]),
    line('M344 122v14M376 122v18M408 122v13M440 122v17', RED, 7),
    line('M360 122v18M424 122v15M454 122v12', SUN.base, 7),
    onFloor(
      150,
      206,
      line('M0 4V-4M-6 3L-9 -2M-3 3L-5 -5M4 3L5 -4M7 4L12 0', MAPLE.base, 4) + oval([0, 4], 8, 3.6, MAPLE.base),
    ),
    onFloor(328, 214, fill('M0 -9L4 -2 14 -2 6 2 10 8 0 4 -10 8 -6 2 -14 -2 -4 -2Z', SUN.base)),
    figure(client, vary(POSES.standFront, { nod: 4 }), [250, 262], 156, {
      grip: { near: [238, 202], far: [262, 206] },
    }),
    place(
      disc([0, 0], 12, SKIN.brown) +
        fill('M-13 2A13 13 0 0 1 13 2Q6 -8 -13 2Z', BARK.deep) +
        line('M-12 0v9M12 0v9', BARK.deep, 5) +
        line('M-4 3h.1M4 3h.1', INK, 2.4) +
        fill('M-14 12Q0 4 14 12L20 46H-20Z', SUN.soft) +
        line('M-12 14L8 26 16 44', SUN.dark, 2.4),
      [250, 184],
    ),
    disc([237, 204], 7, CAST.anh.skin),
    disc([263, 208], 7, CAST.anh.skin),
    table([250, 314], 276, 80, BARK.cut, 48),
    tapedBook([184, 260]),
    patchedDress([310, 258]),
    oval([262, 272], 13, 7, RED) + oval([262, 271], 6, 3.2, shade(BARK.cut, 0.2)),
    figure(smoothing, vary(POSES.kneel, { lean: 24, nod: 12, elbows: [1, 1], stretch: 1.14 }), [70, 344], 180, {
      grip: { near: [146, 270], far: [124, 276] },
    }),
    clothespin([340, 276], RED, -8),
    figure(pinching, vary(POSES.kneel, { lean: 22, nod: 12, elbows: [1, 1] }), [416, 344], 178, {
      facing: -1,
      grip: { near: [356, 274], far: [352, 258] },
    }),
    truckOnThreeWheels([204, 352]),
    oval([326, 347], 19, 9, INK) + oval([326, 341], 19, 9, '#3a443c') + oval([326, 341], 8, 3.8, STONE.soft),
  )
}

const FUR = '#8d9096'
const DARK_FUR = '#3f4148'

/** A raccoon puppet seen from the side, its muzzle to the left, its sleeve hanging; the head is at the origin. */
function raccoon(at: Point): string {
  const tail = 'M3 54Q4 84 24 90T52 80'
  return place(
    line(tail, FUR, 15) +
      `<path d="${tail}" stroke="${DARK_FUR}" stroke-width="15" stroke-dasharray="9 11" stroke-linecap="butt"/>` +
      line('M4 10L2 50', FUR, 30) +
      disc([-7, -19], 7.6, FUR) +
      disc([-7, -18], 4, DARK_FUR) +
      disc([14, -17], 8.4, FUR) +
      disc([14, -16], 4.6, DARK_FUR) +
      disc([0, 0], 22, FUR) +
      fill('M-23 0Q-20 16 -4 16 6 12 4 4L-20 -2Z', PAPER) +
      fill('M-23 -9Q-4 -16 6 -1 2 10 -10 9L-24 8Z', DARK_FUR) +
      line('M-16 -14Q-2 -15 6 -6', PAPER, 3.6) +
      line('M-8 0q4 4 8 0', PAPER, 2) +
      line('M10 32L-12 22', glow(FUR, 0.12), 11) +
      disc([-12, 21], 6, DARK_FUR),
    at,
  )
}

export function raccoonHidesItsFace(): string {
  const teacher = mild(ADULTS.marc, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const whispering = mild(CAST.fatou, { top: ROSE.base, legs: PLUM.dark, shoes: SUN.base })
  const building = mild(CAST.emile, { top: FIR.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  return frame(
    ['#f0e4d6', '#f8f1e4'],
    pane([38, 24], 92, 76, 'rain'),
    pinned([196, 40], 52, 44, [ROSE.base, SUN.base, FIR.base], 3),
    floor(178, '#c0956c'),
    shelf([340, 190], 124, 84, [
      ['books', 'plant'],
      ['bin', 'basket'],
    ]),
    rug([256, 300], 232, 50, '#b9cfc6', '#dbe5d6'),
    closer(
      1.08,
      [170, 356],
      block([40, 326], 56, 34, CARDBOARD),
      block([100, 326], 56, 34, PALE),
      block([70, 292], 56, 34, CARDBOARD),
      figure(building, vary(POSES.stand, { lean: 10, nod: 4, elbows: [1, 1] }), [158, 332], 176, {
        facing: -1,
        grip: { near: [98, 240], far: [92, 246] },
      }),
      block([74, 256], 52, 32, SUN.soft, { turn: -5 }),
      disc([99, 242], 7.4, CAST.emile.skin),
      adult(teacher, vary(POSES.tailorFront, { nod: 10, elbows: [1, 1] }), [250, 322], 276, {
        grip: { near: [224, 282], far: [288, 214] },
      }),
      raccoon([291, 212]),
      line('M266 218L270 236', glow(WATER.base, 0.12), 17),
      figure(whispering, vary(POSES.kneel, { lean: 14, nod: 6, elbows: [1, 1] }), [376, 330], 178, {
        facing: -1,
        grip: { near: [326, 226], far: [340, 282] },
      }),
      line('M318 206l-5 -3M317 214h-6', MAPLE.dark, 3),
      block([176, 354], 48, 28, CARDBOARD),
      block([226, 356], 34, 22, ROSE.soft),
      block([306, 352], 46, 28, PALE),
      block([300, 324], 38, 22, FIR.soft, { turn: -6 }),
      block([430, 348], 50, 30, CARDBOARD),
      block([382, 356], 36, 24, WATER.soft),
    ),
  )
}
