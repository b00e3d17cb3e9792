import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
  INK,
  MAPLE,
  MOUTH,
  mix,
  PAPER,
  PLUM,
  RED,
  ROSE,
  SKIN,
  SNOW,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, barefoot, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { musicNote } from '../../../kit/things.ts'
import { bear, block, crayon, cushion, spoon, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

/** A washcloth over a fist, like a shell: its lowest edge under the origin. */
function shell(at: Point, color: string, finger = ''): string {
  return place(
    finger +
      fill('M-21 3Q-21 -24 0 -25 21 -24 21 3 14 8 7 4 0 9 -7 4 -14 8 -21 3Z', color) +
      line('M-7 -23Q-11 -10 -9 2M7 -23Q11 -10 9 2M-19 -9Q0 -4 19 -9', shade(color, 0.22), 2),
    at,
  )
}

const blobs = (points: readonly [number, number, number][]) =>
  points.map(([x, y, r]) => `M${num(x - r)} ${num(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`).join('')

export function soapyTurtleLosesItsSpot(): string {
  const educator = mild(ADULTS.lucie, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const washer = mild(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, shoes: SUN.base })
  const rolledUp = { ...washer, wear: { ...washer.wear, sleeves: 'short' as const } }
  const left = mild({ ...CAST.noah, view: 'front' }, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const right = mild({ ...CAST.mei, view: 'front' }, { top: PLUM.soft, legs: WATER.deep, shoes: PAPER })
  const tiles = `${[132, 164, 196].map((y) => `M214 ${y}H424`).join('')}${[248, 283, 318, 353, 388].map((x) => `M${x} 104V232`).join('')}`
  const skin = CAST.zoe.skin
  const hand = shade(ADULTS.lucie.skin, 0.3)
  return frame(
    ['#f1e6cf', '#f8f0e0'],
    pane([52, 24], 104, 82, 'spring'),
    curtains([52, 24], 104, 82, '#cf9a7a'),
    fill('M214 100H424V232H214Z', '#6fa8b0'),
    line(tiles, '#86b8be', 2),
    fill('M262 18H362V88H262Z', '#cfe0e4'),
    line('M276 50L300 26M274 70L314 30', PAPER, 3, 0.75),
    line('M262 18H362V88H262Z', BARK.pale, 7),
    floor(232, '#d8b78c'),
    under([58, 272], 44, 6) + under([152, 272], 44, 6),
    toddler(left, vary(POSES.floorFront, { nod: 0 }), [58, 270], 134, { grip: { near: [34, 250], far: [70, 238] } }),
    shell([70, 246], FIR.base, line('M12 3L17 14', CAST.noah.skin, 6.5)),
    toddler(right, vary(POSES.floorFront, { nod: 0 }), [152, 270], 134, {
      grip: { near: [146, 238], far: [172, 240] },
    }),
    shell([146, 246], RED),
    line('M166 234L158 228', CAST.mei.skin, 8),
    // The basin on its foot, a thread of water.
    oval([314, 304], 34, 7, PLUM.dark, 0, 0.18),
    fill('M290 236H338L332 300Q314 308 296 300Z', SNOW.base) +
      fill('M318 236H338L332 300Q324 305 316 304Z', SNOW.shade),
    fill('M240 208Q246 252 292 256H336Q382 252 388 208Z', PAPER),
    fill('M342 208H388Q382 252 336 256 346 232 342 208Z', SNOW.base),
    oval([314, 208], 74, 16, SNOW.light) + oval([314, 210], 60, 10.5, SNOW.deep),
    line('M332 176V212', '#e4f3f7', 5.4),
    line('M348 202V178Q348 167 332 168V174', STONE.pale, 8) + line('M349 182l13 -5', STONE.soft, 6),
    // The pump stays on her side.
    fill('M362 196V180Q362 176 366 176H374Q378 176 378 180V196Q370 200 362 196Z', SUN.base) +
      line('M370 175V168H362', PAPER, 4),
    oval([228, 331], 76, 13, FIR.soft),
    fill('M180 300H276L286 313H170Z', SUN.soft) +
      fill('M170 313H286V321H170Z', SUN.base) +
      fill('M176 321H280L284 336H172Z', SUN.dark),
    figure(rolledUp, vary(POSES.stand, { lean: 8, nod: 6, elbows: [1, 1] }), [226, 312], 162, {
      grip: { near: [276, 182], far: [284, 194] },
    }),
    // One hand lies flat, its back towards us; the other rubs it under the foam.
    place(
      line('M10 -5L28 -10M12 0L33 -1M10 5L30 8', skin, 7.8) +
        oval([3, 0], 17, 13, skin) +
        line('M17 -3L28 -6M18 2L30 3', shade(skin, 0.2), 1.4) +
        disc([12, -1], 6, PLUM.dark) +
        fill(
          blobs([
            [-12, 2, 7],
            [-8, 10, 7],
            [2, 12, 6.5],
            [-13, -5, 6],
            [-7, -10, 7],
            [2, -10, 6.5],
            [-8, 0, 9],
            [11, 9, 4.5],
            [0, 4, 6],
            [8, -9, 4],
          ]),
          PAPER,
        ) +
        line('M-16 -12L-1 -6M-18 -7L-1 0', shade(skin, 0.1), 6.4) +
        fill(
          blobs([
            [-19, -3, 5],
            [-2, 6, 4.4],
          ]),
          PAPER,
        ) +
        line('M-14 7q3 3 6 0M-3 13q3 2 5 -1', SNOW.shade, 1.8) +
        fill(
          blobs([
            [-4, 24, 5],
            [4, 26, 6],
            [13, 25, 4.4],
          ]),
          PAPER,
        ),
      [292, 190],
    ),
    line('M306 162a6 6 0 1 1 .1 0M320 150a4 4 0 1 1 .1 0M292 154a3 3 0 1 1 .1 0', PAPER, 2),
    under([420, 344], 60, 7),
    adult(
      educator,
      vary(POSES.kneel, { lean: 4, nod: 0, elbows: [1, 1], feet: pair(-10, -3, 10, -4) }),
      [428, 344],
      226,
      {
        facing: -1,
        grip: { near: [386, 230], far: [380, 228] },
      },
    ),
    oval([411, 192], 4.6, 6, MOUTH) + oval([411, 195], 3, 2.4, ROSE.base),
    // Her fingers between one another.
    oval([382, 228], 13, 10, ADULTS.lucie.skin) +
      line('M373 220L377 230M383 218L386 229M391 221L393 229', hand, 4.4) +
      line('M378 219L381 230M387 219L390 230', glow(ADULTS.lucie.skin, 0.22), 4.4),
    musicNote([388, 150], SUN.soft, -8) + musicNote([364, 138], PAPER, 8),
  )
}

/** A strip of paper rolled up, lying across us. */
function scroll([x, y]: Point, w = 30): string {
  return (
    line(`M${num(x - w / 2)} ${y}h${w}`, '#ece6d3', 11) +
    line(`M${num(x - w / 2)} ${y - 2}h${w}`, PAPER, 5) +
    disc([x + w / 2, y], 5.4, STONE.pale) +
    disc([x + w / 2, y], 2.2, STONE.base)
  )
}

export function longAsMeOnAStrip(): string {
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, shoes: PAPER })
  const tall = mild(CAST.idris, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const short = mild(CAST.emile, { top: FIR.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const lying = mild(CAST.anh, { top: SUN.base, legs: WATER.deep, shoes: RED })
  const marker = mild(CAST.maika, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  return frame(
    ['#dfe6e4', '#f4efe2'],
    pane([340, 22], 104, 82, 'autumn'),
    curtains([340, 22], 104, 82, '#8fb1b8'),
    pinned([64, 44], 50, 42, [MAPLE.base, FIR.base], -4),
    floor(176, '#c9a074'),
    shelf([8, 176], 92, 62, [['books', 'blocks', 'ball']]),
    plant([448, 190], MAPLE.base, { scale: 0.85 }),
    under([252, 234], 60, 6) + under([160, 236], 46, 6),
    adult(educator, vary(POSES.kneel, { lean: 2, nod: -2, elbows: [1, 1], stretch: 1.08 }), [258, 234], 220, {
      facing: -1,
      grip: { near: [184, 88], far: [212, 170] },
    }),
    figure(short, vary(POSES.stand, { lean: 5, nod: -6, elbows: [1, 1] }), [175, 236], 138, {
      step: { near: [166, 230], far: [170, 230] },
    }),
    figure(tall, vary(POSES.stand, { lean: 5, nod: -6, elbows: [1, 1] }), [143, 236], 150, {
      facing: -1,
      step: { near: [152, 230], far: [148, 230] },
    }),
    line('M186 89L158 87M184 86L154 84', ADULTS.julie.skin, 7),
    // The strip, its far end still rolled.
    fill('M132 300H424L430 334H124Z', PAPER),
    fill('M132 300H424L424.500 303H131Z', SNOW.base),
    line('M430 302L437 332', '#e6dfc9', 15) + line('M427 302L434 332', PAPER, 6),
    under([216, 330], 88, 6),
    figure(
      lying,
      vary(POSES.lie, { nod: -30, hands: pair(4, -12, 6, -14), feet: pair(36.5, -6, 36.5, -8) }),
      [194, 328],
      158,
      {
        facing: -1,
      },
    ),
    line('M302 302L306 332', RED, 5),
    under([368, 350], 52, 6),
    figure(marker, vary(POSES.kneel, { lean: 36, nod: -4, elbows: [1, 1] }), [372, 350], 162, {
      facing: -1,
      grip: { near: [318, 316], far: [342, 342] },
    }),
    crayon([314, 312], RED, { turn: 200 }),
    disc([318, 315], 6.6, CAST.maika.skin),
    fill('M18 326H98L102 350H12Z', PAPER),
    line('M70 328L74 348', RED, 4),
    bear([20, 337], BARK.soft, { scale: 1.15, turn: 90 }),
    scroll([452, 262]) + scroll([436, 276]),
  )
}

/** A washcloth spread as a bed, seen in perspective; what sleeps in it stands around (0, 0). */
function bed(at: Point, color: string, asleep = ''): string {
  return place(
    fill('M-25 -13H25L30 12H-30Z', shade(color, 0.2)) +
      fill('M-24 -15H24L29 9H-29Z', color) +
      line('M-21 -11L-25 5M21 -11L25 5', glow(color, 0.55), 2.4) +
      asleep,
    at,
  )
}

export function emptyBedUnderTheSheet(): string {
  const educator = barefoot(mild(ADULTS.minh, { top: FIR.base, legs: WATER.deep }))
  const pointer = barefoot(mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, cut: 'stripes', trim: CREAM }))
  const watcher = barefoot(mild({ ...CAST.lea, view: 'front' }, { top: WATER.base, legs: FIR.deep }))
  const small = barefoot(mild(CAST.sami, { top: ROSE.base, legs: WATER.deep, cut: 'overalls' }))
  const cloth = '#c9c2e6'
  const face = CAST.lea.skin
  const palm = mix(face, SKIN.tan, 0.36)
  return frame(
    ['#e9e2d3', '#f6efe1'],
    pane([236, 24], 104, 82, 'winter'),
    curtains([236, 24], 104, 82, '#b58aa0'),
    pinned([164, 48], 48, 42, [WATER.base, RED, SUN.base], 4),
    floor(176, '#cba478'),
    shelf([376, 176], 98, 66, [['books', 'bin', '']]),
    // She sits in the corner, her back to the side wall.
    fill('M0 0H118V176L12 360H0Z', '#d6c9b0') + line('M118 171L10 358', PAPER, 9) + line('M118 0V172', '#c7b99e', 2),
    under([104, 322], 62, 7),
    block([58, 312], 28, 28, RED),
    adult(educator, vary(POSES.floor, { lean: -2, nod: 4, elbows: [-1, 1] }), [98, 322], 226, {
      grip: { near: [66, 284], far: [166, 190] },
    }),
    fill(
      'M162 184Q172 180 176 188 196 214 198 246 202 278 196 296 182 302 172 294 160 304 146 296 132 306 116 296 128 276 134 252 144 212 162 184Z',
      cloth,
    ),
    fill('M172 186Q196 214 198 246 202 278 196 296 188 299 182 297 190 240 172 186Z', shade(cloth, 0.14)),
    line('M166 194Q158 240 146 292M170 196Q174 244 170 292M164 192Q146 226 132 286', shade(cloth, 0.18), 2.4),
    disc([167, 189], 7.4, ADULTS.minh.skin),
    figure(watcher, vary(POSES.tailorFront, { elbows: [-1, 1] }), [252, 292], 150, {
      grip: { near: [238, 230], far: [266, 230] },
    }),
    disc([240, 228], 7.5, palm) + disc([264, 228], 7.5, palm),
    line('M235 225L231 211M239 223L238 208M244 224L246 210M269 225L275 212M267 223L270 208M259 226L256 211', palm, 4.6),
    disc([263, 214], 3.2, PAPER) + disc([262, 215], 1.9, INK),
    figure(pointer, vary(POSES.kneel, { lean: 34, nod: 0, elbows: [1, 1], stretch: 1.25 }), [364, 298], 152, {
      facing: -1,
      grip: { near: [326, 290], far: [356, 276] },
    }),
    line('M326 290L319 303', CAST.fatou.skin, 4.6),
    toddler(small, vary(POSES.crouch, { lean: 18, nod: 8, elbows: [1, 1] }), [448, 306], 132, {
      facing: -1,
      grip: { near: [428, 300], far: [434, 290] },
    }),
    bed([196, 334], FIR.soft, spoon([-10, -2], BARK.base, { turn: -14 })),
    bed([258, 334], SUN.soft, fill('M-16 -14H14L17 2H-19Z', WATER.deep) + line('M-11 -9H8', PAPER, 3)),
    bed([320, 334], CREAM, fill('M-12 -10H12L14 4H-14Z', shade(CREAM, 0.22))),
    bed([382, 334], WATER.soft, fill('M-10 -28H10L8 2H-8Z', MAPLE.base) + oval([0, -28], 10, 3, MAPLE.deep)),
    bed([444, 334], ROSE.soft, bear([0, 2], BARK.soft, { scale: 0.9 })),
  )
}

/** A mitten held by its cuff at the origin, the thumb to the left. */
function mitten(at: Point, color: string, turn = 0): string {
  return place(
    line('M0 -10V-24', color, 16) + line('M-5 -10L-12 -17', color, 7) + line('M-6 -2H6', glow(color, 0.6), 7),
    at,
    { turn },
  )
}

export function kingWithoutHisWords(): string {
  const educator = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const whisperer = mild(CAST.kofi, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const spooner = mild(CAST.theo, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const roller = mild(CAST.awa, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const small = mild({ ...CAST.anh, view: 'front' }, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  return frame(
    ['#e2e7ea', '#f4f0e3'],
    pane([318, 20], 104, 78, 'summer'),
    curtains([318, 20], 104, 78, '#d6a25a'),
    pinned([60, 44], 50, 42, [ROSE.base, WATER.base], -4),
    wainscot(136, 178, '#c3d0bf'),
    floor(178, '#cfab81'),
    rug([140, 326], 136, 32, '#d9a9a9', '#b97f86'),
    figure(whisperer, vary(POSES.stand, { lean: 16, nod: 0, elbows: [1, 1] }), [65, 316], 162, {
      grip: { near: [98, 218], far: [92, 246] },
    }),
    cushion([136, 340], 116, 30, RED),
    adult(educator, vary(POSES.tailor, { lean: 2, nod: 4, elbows: [1, 1] }), [138, 324], 228, {
      grip: { near: [166, 230], far: [200, 246] },
    }),
    place(
      fill('M-12 -24L-14 -33H14L12 -24Z', SUN.dark) +
        fill('M-32 4Q-29 -18 -13 -26H13Q29 -18 32 4Z', SUN.base) +
        fill('M6 -26H13Q29 -18 32 4H21Q20 -16 6 -26Z', SUN.dark, 0.55) +
        line('M-31 3H31', SUN.soft, 3.6),
      [147, 203],
      { turn: 14 },
    ),
    disc([168, 213], 3.4, ADULTS.nadia.skin),
    disc([104, 216], 7, CAST.kofi.skin),
    fill('M178 96Q178 70 212 70 248 70 248 98 248 126 212 126 178 124 178 96Z', PAPER) +
      disc([186, 138], 6.5, PAPER) +
      disc([176, 154], 4, PAPER),
    oval([212, 98], 24, 16, BARK.soft, -14) + oval([204, 92], 8, 4, BARK.pale, -24),
    line('M216 90h.1M228 97h.1M212 103h.1M198 102h.1M222 106h.1', BARK.dark, 3),
    under([256, 284], 26, 5),
    figure(
      spooner,
      vary(POSES.walk, { lean: 4, nod: -4, elbows: [1, 1], feet: pair(14, -16, -2, -4) }),
      [258, 284],
      156,
      { facing: -1, grip: { near: [220, 172], far: [290, 214] } },
    ),
    spoon([220, 172], BARK.base, { turn: -70, scale: 1.2 }),
    disc([220, 172], 6.4, CAST.theo.skin),
    under([336, 240], 24, 4),
    toddler(small, vary(POSES.standFront, { elbows: [-1, 1] }), [336, 240], 138, {
      grip: { near: [300, 138], far: [374, 140] },
      step: { near: [334, 235], far: [354, 220] },
    }),
    under([416, 350], 46, 6),
    wheelchair([424, 348], PLUM.base, { scale: 1.12, mirror: true }),
    figure(
      roller,
      vary(POSES.sit, { hip: [0, -38], lean: 4, nod: 0, feet: pair(26, -12, 28, -12), elbows: [1, 1] }),
      [424, 350],
      158,
      { facing: -1, grip: { near: [372, 270], far: [394, 276] } },
    ),
    mitten([373, 265], RED, -8),
    disc([372, 270], 6.6, CAST.awa.skin),
    wheelchairWheel([424, 348], PLUM.base, { scale: 1.12, mirror: true }),
    block([292, 340], 30, 28, WATER.base),
    fill('M318 330H352L358 346H314Z', MAPLE.deep) +
      fill('M320 327H350L355 341H317Z', MAPLE.base) +
      line('M328 332h14', PAPER, 3),
  )
}
