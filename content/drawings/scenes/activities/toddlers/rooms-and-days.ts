import { adult, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { frame, raised } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
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
import { ADULTS, autumn, CAST, mild, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import {
  curtains,
  doorway,
  floor,
  hooks,
  lamp,
  mirror,
  napMat,
  pane,
  pinned,
  plant,
  rug,
  shelf,
  wainscot,
} from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { boots, bowl } from '../../../kit/things.ts'
import {
  basket,
  bear,
  block,
  carton,
  cloth,
  cushion,
  mitts,
  openBook,
  plate,
  rabbit,
  sheet,
  spoon,
  toyTruck,
  tuque,
  under,
} from '../../../kit/toys.ts'

const KRAFT = '#b98d5d'

/** A wide cardboard roll, from `a` to `b`. */
function roll(a: Point, b: Point): string {
  return line(`M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`, KRAFT, 17) + disc(b, 8.4, shade(KRAFT, 0.4))
}

export function tamedVacuum(): string {
  const caller = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const stroker = mild(CAST.lea, { top: ROSE.base, legs: PLUM.dark, shoes: CREAM })
  const hidden = mild(CAST.mei, { top: FIR.base, legs: BARK.dark, shoes: SUN.base })
  const educator = mild(ADULTS.marc, { top: WATER.base, legs: FIR.deep, shoes: INK })
  return frame(
    ['#e9dfc9', '#f4eddc'],
    pinned([72, 52], 50, 60, [PLUM.base, SUN.base, ROSE.base], -3),
    pinned([150, 60], 54, 44, [WATER.base, FIR.base, MAPLE.base], 3),
    pane([216, 42], 110, 92, 'rain'),
    floor(226, '#b98f66', PAPER),
    rug([236, 306], 226, 52, '#dce3d0', '#9fb79a'),
    fill('M366 252V164H478V252Z', '#4a5a58'),
    toddler(hidden, vary(POSES.tailor, { lean: 10, nod: 4 }), [424, 256], 130, { facing: -1 }),
    fill('M350 160Q420 150 480 156V174Q420 168 350 176Z', PLUM.base) +
      fill('M350 170Q366 210 356 258H376Q384 208 378 172Z', PLUM.soft),
    cushion([408, 272], 70, 22, SUN.base),
    under([254, 322], 66),
    line('M212 306Q152 314 148 284 150 262 182 262', STONE.dark, 10) + line('M182 262L196 250', '#d6463a', 11),
    fill('M200 320V292Q204 262 246 260 296 262 304 300V320Z', '#d6463a') +
      fill('M200 312H304V322H200Z', INK) +
      disc([220, 320], 13, INK) +
      disc([220, 320], 5, STONE.soft) +
      disc([290, 322], 9, INK),
    fill('M216 292Q218 254 252 252 288 254 296 296 286 304 276 296 262 308 248 298 232 306 216 292Z', WATER.soft) +
      line('M230 272Q252 262 278 272M226 288Q252 278 286 288', PAPER, 3.4),
    toddler(stroker, vary(POSES.crouch, { lean: 12, nod: 6 }), [352, 338], 158, {
      facing: -1,
      grip: { near: [300, 272], far: [312, 290] },
    }),
    adult(educator, vary(POSES.tailor, { lean: -2, nod: 8, elbows: [1, 1] }), [84, 312], 240, {
      grip: { near: [104, 214], far: [128, 280] },
    }),
    toddler(caller, vary(POSES.stand, { lean: -6, nod: -22, elbows: [1, 1] }), [164, 350], 160, {
      grip: { near: [206, 230], far: [198, 240] },
    }),
    roll([194, 238], [226, 206]),
    disc([204, 230], 8.4, CAST.kofi.skin),
    line('M238 196q8 -2 10 -10M244 210q14 -2 18 -18', INK, 3.4),
  )
}

export function placeForNewcomer(): string {
  const carrier = mild(CAST.jasleen, { top: FIR.base, legs: WATER.deep, shoes: '#d6463a' })
  const pointer = mild(CAST.noah, { top: ROSE.base, legs: BARK.dark, shoes: CREAM, cut: 'overalls' })
  const drawer = mild(CAST.rose, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: MAPLE.dark })
  const educator = mild(ADULTS.helene, { top: PLUM.base, legs: FIR.deep, shoes: INK })
  const faces = [SKIN.brown, SKIN.fair, '', SKIN.tan, SKIN.dark, SKIN.peach]
  const coats = [WATER.base, MAPLE.base, '', FIR.base, ROSE.base, SUN.base]
  return frame(
    ['#dfe9e4', '#eef3ec'],
    wainscot(212, 244, '#a8c3b4'),
    hooks([30, 126], 70, coats, BARK.soft),
    faces
      .map((skin, i) => {
        const x = 65 + i * 70
        return (
          fill(`M${x - 16} 74h32v34h-32Z`, PAPER) +
          (skin ? disc([x, 90], 10, skin) + fill(`M${x - 10} 89a10 10 0 0 1 20 0q-8 -7 -20 0Z`, INK) : '')
        )
      })
      .join(''),
    fill('M189 74h32v34h-32Z', SUN.pale) + line('M189 74h32v34h-32Z', SUN.base, 3),
    line('M24 206H456', BARK.pale, 9),
    boots([60, 202], WATER.deep, { scale: 0.9 }) +
      boots([340, 202], ROSE.dark, { scale: 0.9 }) +
      boots([408, 202], SUN.dark, { scale: 0.9 }),
    floor(244, '#d9b98c', CREAM),
    rug([230, 318], 220, 38, '#f1d4b4', MAPLE.soft, false),
    adult(educator, vary(POSES.kneel, { lean: 4, nod: -8, elbows: [1, 1] }), [106, 318], 240, {
      grip: { near: [148, 244], far: [158, 236] },
    }),
    under([212, 342], 40),
    toddler(carrier, vary(POSES.reach, { lean: 2, nod: -16, stretch: 1.1 }), [196, 342], 166, {
      holding: rabbit([232, 250], '#cbb9a3', { scale: 1.15 }),
      grip: { near: [222, 236], far: [236, 228] },
    }),
    toddler(pointer, vary(POSES.stand, { lean: -2, nod: -12, elbows: [1, 1], stretch: 1.15 }), [312, 318], 154, {
      facing: -1,
      grip: { near: [272, 208], far: [300, 256] },
    }),
    sheet([366, 346], 96, 20, line('M-24 4q10 -12 20 0t20 -4', ROSE.base, 4) + line('M10 -2q10 6 18 0', WATER.base, 4)),
    toddler(drawer, vary(POSES.kneel, { lean: 30, nod: 4 }), [436, 342], 156, {
      facing: -1,
      grip: { near: [386, 328], far: [398, 336] },
    }),
    line('M384 336L392 318', FIR.base, 6),
    disc([388, 326], 8.2, CAST.rose.skin),
  )
}

export function hatAllAlone(): string {
  const booted = mild(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: SUN.base, cut: 'overalls' })
  const wriggler = mild(CAST.zoe, { top: FIR.base, legs: PLUM.dark, shoes: CREAM, hat: TUQUES.rose })
  const crowner = mild(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.nadia, { top: MAPLE.base, legs: FIR.deep, shoes: INK })
  const reflected = mild(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: SUN.base, cut: 'overalls' })
  return frame(
    ['#e4d5e0', '#f1e7ec'],
    pane([34, 44], 108, 90, 'winter'),
    mirror(
      [326, 60],
      104,
      176,
      BARK.pale,
      fill('M0 148H104V176H0Z', '#cdbba0'),
      toddler(
        reflected,
        vary(POSES.standFront, { hands: pair(-28, -56, 28, -56), elbows: [-1, 1] }),
        [58, 170],
        130,
        {},
      ),
      fill('M34 140h18v30h-18ZM62 140h18v30h-18Z', '#8f2f2a'),
      tuque([58, 62], FIR.base, PAPER, { scale: 1.5, turn: 14 }),
    ),
    floor(242, '#c9a884', PAPER),
    rug([240, 318], 230, 42, '#bfd0dd', '#8fabc4', false),
    adult(educator, vary(POSES.tailorFront, { hands: pair(-18, -18, 18, -18) }), [212, 304], 236, {}),
    place(
      line('M0 -8V-30', '#d6463a', 24) + line('M12 -8L20 -14', '#d6463a', 10) + line('M-11 2H11', '#a3302a', 9),
      [212, 170],
      { turn: -6 },
    ),
    carton([98, 322], 92, 46),
    tuque([120, 278], WATER.base, PAPER, { turn: 14 }),
    mitts([150, 340], FIR.base, { scale: 1.1 }) + boots([178, 350], PLUM.dark, { scale: 1 }),
    toddler(crowner, vary(POSES.heels, { lean: 8, nod: 4, elbows: [1, 1] }), [48, 350], 160, {
      grip: { near: [82, 268], far: [94, 280] },
    }),
    cushion([256, 346], 66, 44, ROSE.soft),
    tuque([256, 312], SUN.base, MAPLE.dark, { scale: 1.35 }) +
      tuque([256, 290], WATER.base, PAPER, { scale: 1.15, turn: -6 }) +
      tuque([254, 271], '#d6463a', CREAM, { scale: 0.95, turn: 10 }),
    toddler(wriggler, vary(POSES.crouch, { lean: 8, nod: 8, elbows: [1, 1] }), [318, 350], 158, {
      facing: -1,
      grip: { near: [282, 288], far: [280, 298] },
    }),
    under([420, 348], 40),
    toddler(booted, vary(POSES.standFront, { hands: pair(-28, -56, 28, -56), elbows: [-1, 1] }), [420, 340], 160, {}),
    fill('M394 308h24v42h-28q-2 -8 4 -14ZM424 308h24l0 28q6 6 4 14h-28Z', '#8f2f2a') +
      line('M392 350h28M424 350h28', INK, 5),
    tuque([420, 206], FIR.base, PAPER, { scale: 1.75, turn: 14 }),
  )
}

export function plateForEach(): string {
  const giver = mild(CAST.awa, { top: '#d6463a', legs: WATER.deep, shoes: PAPER })
  const feeder = mild(CAST.emile, { top: FIR.base, legs: BARK.dark, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  const stacker = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: CREAM })
  const educator = mild(ADULTS.julie, { top: WATER.base, legs: FIR.deep, shoes: INK })
  const fox = (at: Point) => bear(at, '#d97b3f')
  return frame(
    ['#f4dfc4', '#faefdd'],
    curtains([56, 42], 118, 96, FIR.soft),
    pane([56, 42], 118, 96, 'spring'),
    shelf([316, 236], 140, 96, [
      ['blocks', 'books'],
      ['ball', 'bin'],
    ]),
    floor(236, '#caa478', PAPER),
    fill('M118 276H366L404 350H80Z', '#f7f3e8') +
      line('M110 294H374M96 322H390M180 276L164 350M240 276V350M302 276L320 350', '#d6463a', 4, 0.75),
    adult(educator, vary(POSES.heels, { lean: 2, nod: 4, elbows: [1, 1] }), [106, 290], 240, {
      holding: rabbit([140, 192], STONE.pale, { scale: 1.05 }),
      grip: { near: [136, 190], far: [164, 240] },
    }),
    bear([180, 292], BARK.soft, { scale: 1.1 }) + fox([228, 290]) + rabbit([274, 290], '#d8c4b0'),
    plate([180, 308], SUN.base, oval([-4, -4], 7, 5, ROSE.base) + oval([6, -3], 6, 4, FIR.base)),
    plate([228, 306], WATER.base, oval([0, -4], 9, 5, SUN.base)),
    toddler(stacker, vary(POSES.kneel, { lean: 18, nod: 6 }), [438, 318], 150, {
      facing: -1,
      grip: { near: [386, 278], far: [394, 288] },
    }),
    plate([370, 288], ROSE.base),
    disc([388, 282], 8, CAST.lila.skin),
    toddler(giver, vary(POSES.walk, { lean: 16, nod: 8, elbows: [1, 1] }), [60, 346], 164, {
      grip: { near: [106, 278], far: [110, 284] },
    }),
    plate([122, 280], FIR.soft) + plate([122, 275], MAPLE.soft) + plate([122, 270], SUN.soft),
    disc([108, 280], 8.6, CAST.awa.skin),
    bear([250, 352], PLUM.soft, { scale: 1.15 }),
    toddler(feeder, vary(POSES.heels, { lean: 8, nod: 8, elbows: [1, 1] }), [334, 352], 158, {
      facing: -1,
      grip: { near: [290, 316], far: [298, 330] },
    }),
    spoon([290, 318], BARK.soft, { mirror: true, turn: 8 }),
    disc([292, 317], 8.2, CAST.emile.skin),
    plate([196, 344], ROSE.soft),
  )
}

export function threeBaskets(): string {
  const looker = mild(CAST.anh, { top: WATER.base, legs: BARK.dark, shoes: SUN.base })
  const mover = mild(CAST.fatou, { top: '#d6463a', legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const pretender = mild(CAST.sami, { top: FIR.base, legs: PLUM.dark, shoes: CREAM })
  const educator = mild(ADULTS.pierre, { top: SUN.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#d9dcec', '#ecedf4'],
    pane([186, 38], 116, 96, 'summer'),
    plant([56, 232], MAPLE.base, { scale: 1.2 }),
    shelf([352, 232], 110, 88, [
      ['basket', 'plant'],
      ['books', 'rings'],
    ]),
    floor(232, '#d3b286', PAPER),
    oval([92, 322], 92, 30, WATER.soft) + oval([240, 296], 84, 26, SUN.soft) + oval([390, 322], 94, 32, ROSE.soft),
    adult(educator, vary(POSES.heels, { lean: 4, nod: 12, elbows: [1, 1] }), [172, 284], 236, {
      grip: { near: [212, 226], far: [220, 232] },
    }),
    basket([254, 284], 58, 26, BARK.pale, disc([-12, -30], 10, ROSE.base) + block([10, -22], 20, 18, WATER.base)),
    toddler(mover, vary(POSES.kneel, { lean: 12, nod: 4, elbows: [1, 1] }), [300, 292], 148, {
      facing: -1,
      grip: { near: [264, 238], far: [268, 248] },
    }),
    block([218, 314], 28, 22, MAPLE.base) + block([218, 292], 26, 20, FIR.base) + block([218, 272], 24, 18, SUN.base),
    block([254, 244], 24, 18, PLUM.base, { turn: -14 }),
    disc([265, 240], 8, CAST.fatou.skin),
    basket([32, 322], 56, 26, MAPLE.soft, fill('M-16 -44H4V-20H-16Z', PAPER) + fill('M0 -38H18V-20H0Z', SUN.pale)),
    toddler(looker, vary(POSES.tailor, { lean: 6, nod: 12, elbows: [1, 1] }), [92, 344], 162, {
      grip: { near: [132, 300], far: [148, 296] },
    }),
    openBook([140, 302], WATER.deep, '#d6463a', { scale: 0.95 }),
    disc([120, 304], 8.4, CAST.anh.skin),
    basket([456, 312], 46, 26, BARK.soft, cloth([-18, -40], 30, 20, PLUM.soft)),
    under([376, 350], 70),
    fill('M318 314H434V330H318Z', shade(KRAFT, 0.36)),
    toddler(pretender, vary(POSES.floor, { lean: -2, nod: -4, elbows: [1, 1], stretch: 1.1 }), [352, 338], 156, {
      grip: { near: [394, 260], far: [398, 252] },
    }),
    fill('M306 350V312H442V350Z', KRAFT) + line('M308 312H440', glow(KRAFT, 0.4), 4),
    roll([372, 300], [412, 240]),
    disc([392, 268], 8.4, CAST.sami.skin),
  )
}

/** A slice of wood that bears a face, standing on its edge. */
function slice(at: Point, r: number, skin: string, hair: string, turn = 0): string {
  return place(
    disc([2, 0], r, BARK.dark) +
      disc([0, 0], r, BARK.base) +
      disc([0, 0], r * 0.86, BARK.cut) +
      disc([0, 0], r * 0.52, skin) +
      fill(
        `M${num(-r * 0.54)} ${num(-r * 0.04)}A${num(r * 0.54)} ${num(r * 0.54)} 0 0 1 ${num(r * 0.54)} ${num(-r * 0.04)}Q0 ${num(-r * 0.5)} ${num(-r * 0.54)} ${num(-r * 0.04)}Z`,
        hair,
      ),
    at,
    { turn },
  )
}

export function arrivalSlices(): string {
  const arriving = autumn(CAST.mei, { top: '#d6463a', legs: PLUM.dark, trim: PAPER, hat: TUQUES.sun })
  const seeker = mild(CAST.kofi, { top: FIR.base, legs: WATER.deep, shoes: CREAM, cut: 'overalls' })
  const peeking = mild(CAST.lea, { top: SUN.base, legs: BARK.dark, shoes: ROSE.base })
  const parent = autumn(ADULTS.minh, { top: PLUM.base, legs: BARK.deep, shoes: INK, trim: PAPER })
  const educator = mild(ADULTS.lucie, { top: WATER.base, legs: FIR.deep, shoes: INK })
  return frame(
    ['#f2e3cb', '#f8efde'],
    doorway([20, 244], 104, 190, PAPER, 'autumn'),
    fill('M124 244V54L146 66V256Z', MAPLE.base),
    hooks([306, 84], 40, ['', WATER.base, FIR.base, ''], BARK.soft),
    line('M184 190H470', BARK.pale, 10),
    slice([214, 164], 21, SKIN.brown, INK) +
      slice([262, 164], 21, SKIN.fair, MAPLE.dark) +
      slice([388, 164], 21, SKIN.tan, BARK.deep, 6),
    floor(244, '#c7a67d', CREAM),
    rug([278, 314], 190, 42, '#cfe0d2', '#97bba2'),
    adult(parent, vary(POSES.lower, { lean: 26, nod: 10, elbows: [1, 1] }), [64, 296], 244, {
      grip: { near: [112, 206], far: [104, 220] },
    }),
    adult(educator, vary(POSES.heels, { lean: 2, nod: 8, elbows: [1, 1] }), [316, 292], 236, {
      facing: -1,
      grip: { near: [284, 222], far: [276, 230] },
    }),
    slice([270, 216], 20, SKIN.dark, INK, -8),
    disc([287, 224], 8, ADULTS.lucie.skin),
    under([132, 344], 40),
    toddler(arriving, vary(POSES.walk, { lean: 6, nod: 4, elbows: [1, 1] }), [130, 344], 160, {
      grip: { near: [172, 266], far: [106, 254] },
    }),
    under([232, 344], 50),
    basket(
      [230, 342],
      84,
      36,
      BARK.pale,
      slice([-18, -38], 18, SKIN.peach, INK, -20) + slice([16, -40], 18, SKIN.tan, BARK.deep, 16),
    ),
    toddler(seeker, vary(POSES.crouch, { lean: 24, nod: 8 }), [316, 350], 156, {
      facing: -1,
      grip: { near: [262, 306], far: [270, 316] },
    }),
    toddler(peeking, vary(POSES.floorFront, {}), [420, 346], 160, {
      grip: { near: [396, 286], far: [446, 286] },
    }),
    slice([422, 272], 28, SKIN.fair, MAPLE.dark, 4),
    disc([396, 286], 8.4, CAST.lea.skin) + disc([448, 286], 8.4, CAST.lea.skin),
  )
}

export function snailNap(): string {
  const offered = mild(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const climbing = mild(CAST.theo, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const asleep = mild(CAST.sami, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const educator = mild(ADULTS.helene, { top: PLUM.base, legs: FIR.deep, shoes: INK })
  const rest = vary(POSES.lie, { nod: 44, hands: pair(-18, -18, 2, -20) })
  const cover = (x: number, y: number, w: number, color: string) =>
    fill(
      `M${x} ${y - 34}Q${x + w * 0.5} ${y - 46} ${x + w} ${y - 26}L${x + w + 8} ${y + 2}H${x - 6}Q${x - 10} ${y - 18} ${x} ${y - 34}Z`,
      color,
    ) + line(`M${x + 6} ${y - 32}Q${x - 2} ${y - 14} ${x + 4} ${y}`, glow(color, 0.3), 4)
  return frame(
    ['#5d6a86', '#8f97a9'],
    curtains([300, 34], 132, 118, '#6f5a92'),
    pane([300, 34], 132, 118, 'rain', '#cfd2dc'),
    lamp([92, 88], '#e0b56a'),
    disc([92, 104], 60, SUN.soft, 0.16) + disc([92, 104], 36, SUN.soft, 0.2),
    floor(196, '#86786f', '#a9adb8'),
    raised(
      28,
      napMat([286, 246], 156, '#8b7fb2'),
      toddler(asleep, rest, [262, 242], 132, {}),
      cover(260, 242, 66, '#a9c0b0'),
      napMat([116, 278], 190, '#7fa3b5'),
      toddler(
        climbing,
        vary(POSES.lie, { nod: 44, hands: pair(-10, -44, -14, -38), elbows: [1, 1] }),
        [100, 274],
        146,
        {},
      ),
      cover(104, 274, 74, '#d99b86'),
      adult(educator, vary(POSES.heels, { lean: 38, nod: 4, elbows: [1, 1] }), [348, 320], 236, {
        facing: -1,
        grip: { near: [272, 274], far: [312, 296] },
      }),
      napMat([276, 346], 260, '#c58fa3'),
      toddler(
        offered,
        vary(POSES.lie, { nod: 44, hands: pair(10, -30, -14, -20), elbows: [-1, 1], stretch: 1.2 }),
        [264, 340],
        176,
        {
          grip: { near: [276, 282], far: [236, 306] },
        },
      ),
      cover(266, 342, 100, '#e8cf8f'),
      disc([272, 274], 9, ADULTS.helene.skin) + line('M268 278L258 290', ADULTS.helene.skin, 6),
      rabbit([72, 334], '#cfc5d6', { scale: 1 }),
    ),
  )
}

export function bananaUndresses(): string {
  const peeler = mild(CAST.lila, { top: ROSE.base, legs: PLUM.dark, cut: 'bib', trim: PAPER })
  const masher = mild(CAST.sami, { top: FIR.base, legs: WATER.deep, cut: 'bib', trim: SUN.pale })
  const biter = mild(CAST.rose, { top: WATER.base, legs: BARK.dark, cut: 'bib', trim: PAPER })
  const educator = mild(ADULTS.nadia, { top: MAPLE.base, legs: FIR.deep, shoes: INK })
  const seated = vary(POSES.tailorFront, { elbows: [1, -1] })
  const banana = (at: Point, k = 1, turn = 0) =>
    place(
      fill('M-8 0Q-9 -30 0 -34 9 -30 8 0Z', '#fbeeb8') +
        fill('M-9 -8Q-10 10 -4 16H5Q10 8 9 -8Q4 -2 0 -6 -4 -2 -9 -8Z', '#f2c53d') +
        line('M-9 -8Q-22 -8 -24 8M9 -8Q22 -8 24 8M0 -6Q4 8 2 20', '#f2c53d', 6.5),
      at,
      { scale: k, turn },
    )
  return frame(
    ['#dcebd2', '#eef4e2'],
    wainscot(170, 360, '#f4dfae'),
    pane([44, 40], 112, 88, 'autumn'),
    lamp([318, 62], '#d6463a'),
    pinned([412, 54], 52, 62, [SUN.base, FIR.base, MAPLE.base], 4),
    fill('M0 300H480V360H0Z', '#caa67c'),
    adult(educator, seated, [196, 306], 236, { grip: { near: [180, 262], far: [214, 262] } }),
    toddler(peeler, seated, [84, 312], 160, { grip: { near: [72, 268], far: [108, 256] } }),
    toddler(biter, seated, [304, 312], 158, { grip: { near: [290, 268], far: [320, 268] } }),
    toddler(masher, seated, [408, 312], 160, { grip: { near: [388, 266], far: [430, 270] } }),
    fill('M22 274H458L474 296H6Z', BARK.cut) +
      fill('M6 296H474V306H6Z', BARK.soft) +
      fill('M22 306H458V348H22Z', '#7fa9bd') +
      line('M22 326H458', PAPER, 4, 0.6),
    plate([84, 286], PAPER) + plate([196, 288], PAPER) + plate([304, 287], PAPER),
    banana([86, 276], 0.85, 0),
    disc([74, 274], 8.4, CAST.lila.skin),
    line('M92 268Q104 268 110 256', '#f2c53d', 6.5),
    disc([111, 254], 8.4, CAST.lila.skin),
    line('M126 248l10 -4M124 238l8 -8', MAPLE.dark, 3.4),
    banana([196, 272], 0.85, 0),
    disc([184, 272], 8, ADULTS.nadia.skin) + disc([209, 272], 8, ADULTS.nadia.skin),
    banana([304, 276], 0.8, 0),
    disc([293, 276], 8.2, CAST.rose.skin) + disc([316, 276], 8.2, CAST.rose.skin),
    plate([404, 287], PAPER, oval([0, -3], 13, 5, '#fbeeb8') + line('M-6 -4h.1M2 -2h.1M6 -5h.1', '#a08a4e', 2.4)),
    line('M388 268L402 284', STONE.base, 4.5),
    disc([388, 268], 8.4, CAST.sami.skin),
    bowl([252, 292], '#d6463a', { scale: 1.05 }),
    line('M240 276q-8 -12 -18 -4M254 274q2 -16 14 -10M248 276q-2 -10 4 -16', '#f2c53d', 7),
  )
}

export function shelfOfTomorrow(): string {
  const tucker = mild(CAST.noah, { top: '#d6463a', legs: WATER.deep, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  const shower = mild(CAST.maika, { top: FIR.base, legs: PLUM.dark, shoes: PAPER })
  const parker = mild(CAST.emile, { top: SUN.base, legs: BARK.dark, shoes: MAPLE.base })
  const father = autumn(ADULTS.pierre, { top: WATER.base, legs: BARK.deep, shoes: INK, trim: PAPER })
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: FIR.deep, shoes: INK })
  const bed = (x: number, y: number, skin: string, color: string, sleeper: string) =>
    fill(`M${x - 30} ${y - 22}h60v22h-60Z`, shade(KRAFT, 0.34)) +
    place(sleeper, [x, y - 2], { scale: 0.78 }) +
    fill(`M${x - 24} ${y - 20}q24 -8 48 0v14h-48Z`, color) +
    fill(`M${x - 32} ${y - 14}h64v14h-64Z`, KRAFT) +
    disc([x, y - 7], 5.6, skin)
  return frame(
    ['#f3cf9f', '#f9e7c6'],
    doorway([358, 240], 106, 190, PAPER, '#f6b77a'),
    disc([412, 118], 26, '#fbdc9a'),
    fill('M358 196Q410 176 464 198V240H358Z', '#b88a4e'),
    pinned([120, 58], 50, 42, [ROSE.base, FIR.base, WATER.base], -4),
    floor(240, '#bd9366', CREAM),
    fill('M24 250V134H290V250Z', shade(BARK.pale, 0.32)) +
      line('M24 250V132H290V250', BARK.pale, 8) +
      line('M24 184H290M24 238H290', BARK.pale, 7),
    bed(66, 180, SKIN.dark, ROSE.soft, rabbit([0, 0], STONE.pale)) +
      bed(156, 180, SKIN.tan, WATER.soft, bear([0, 0], BARK.soft)) +
      bed(66, 234, SKIN.fair, FIR.pale, toyTruck([0, -4], '#d6463a')),
    bed(246, 180, SKIN.peach, SUN.soft, disc([0, -22], 14, PLUM.base)),
    bed(246, 234, SKIN.brown, PLUM.soft, bear([0, 0], MAPLE.soft)),
    rug([196, 324], 180, 34, '#f0dcc0', MAPLE.soft, false),
    adult(father, vary(POSES.crouch, { lean: 10, nod: 8, elbows: [1, 1] }), [424, 302], 244, {
      facing: -1,
      grip: { near: [376, 240], far: [360, 254] },
    }),
    adult(educator, vary(POSES.heels, { lean: 2, nod: 2, elbows: [1, 1] }), [318, 270], 220, {}),
    toddler(shower, vary(POSES.stand, { lean: -2, nod: -6, elbows: [1, 1] }), [320, 338], 156, {
      grip: { near: [352, 262], far: [290, 272] },
    }),
    place(
      fill('M-34 -26H34V0H-34Z', KRAFT) +
        fill('M-30 -34H30V-24H-30Z', shade(KRAFT, 0.34)) +
        fill('M-26 -30q26 -12 52 0v8h-52Z', PAPER) +
        disc([-18, -36], 9, BARK.soft),
      [356, 284],
    ),
    disc([352, 270], 8.2, CAST.maika.skin),
    under([224, 346], 44),
    toddler(tucker, vary(POSES.kneel, { lean: 18, nod: 8 }), [232, 348], 160, {
      facing: -1,
      grip: { near: [180, 302], far: [186, 308] },
    }),
    fill('M102 346V326H196V346Z', shade(KRAFT, 0.3)),
    toyTruck([146, 344], WATER.base, { scale: 1.5 }),
    fill('M152 306Q178 296 200 312L202 330H150Z', ROSE.soft) +
      fill('M98 350V328H204V350Z', KRAFT) +
      line('M100 328H202', glow(KRAFT, 0.4), 4),
    disc([181, 304], 8.4, CAST.noah.skin),
    toddler(parker, vary(POSES.crouch, { lean: 20, nod: 8 }), [48, 348], 152, {
      grip: { near: [92, 312], far: [98, 320] },
    }),
  )
}
