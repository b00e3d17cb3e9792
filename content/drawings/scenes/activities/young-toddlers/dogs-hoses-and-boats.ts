import { adult, type Person, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { cloud, flowers, frame, land, sun, tufts, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bear, cushion, rabbit, under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'

const RED = '#d6463a'
const CARD = '#cda676'

function barefoot(person: Person): Person {
  return { ...person, wear: { ...person.wear, barefoot: true } }
}

/** A stuffed dog that sits and faces right. */
function plushDog(at: Point, color: string, options: { scale?: number; mirror?: boolean; turn?: number } = {}): string {
  const ear = shade(color, 0.42)
  return place(
    line('M-12 -6Q-24 -8 -22 -20', color, 6) +
      oval([-2, -14], 13, 15, color) +
      oval([4, -12], 7, 10, glow(color, 0.45)) +
      oval([-8, -3], 9, 5, color) +
      oval([9, -3], 8, 4.6, color) +
      disc([2, -36], 13, color) +
      oval([12, -32], 8, 6, glow(color, 0.5)) +
      oval([18, -35], 3.4, 2.8, INK) +
      oval([-7, -34], 5.4, 11, ear, 14) +
      disc([8, -40], 1.7, INK),
    at,
    options,
  )
}

/** A ball sewn from scraps of cloth, its centre at the origin. */
function ragBall(at: Point, r: number, color: string, trim: string): string {
  return (
    disc(at, r, color) +
    fill(
      `M${at[0] - r * 0.9} ${at[1] - r * 0.4}Q${at[0]} ${at[1]} ${at[0] + r * 0.4} ${at[1] - r * 0.9}A${r} ${r} 0 0 0 ${at[0] - r * 0.9} ${at[1] - r * 0.4}Z`,
      trim,
    ) +
    dashes(
      `M${at[0] - r * 0.4} ${at[1] + r * 0.85}Q${at[0] + r * 0.1} ${at[1]} ${at[0] + r * 0.9} ${at[1] - r * 0.2}`,
      PAPER,
      2,
      '3 4',
    )
  )
}

/** A low box without flaps, a blanket over its rim: a dog's bed. `content` lies in it. */
function dogBed(at: Point, w: number, h: number, cover: string, content = '', scale = 1): string {
  const half = w / 2
  return place(
    fill(`M${-half} ${-h}L${-half + 12} ${-h - 16}H${half - 12}L${half} ${-h}Z`, shade(CARD, 0.42)) +
      fill(`M${-half + 6} ${-h}Q${-half + 20} ${-h - 13} 0 ${-h - 11}T${half - 6} ${-h}Z`, cover) +
      content +
      fill(`M${-half} ${-h}H${half}V0H${-half}Z`, CARD) +
      fill(`M${half * 0.5} ${-h}H${half}V0H${half * 0.5}Z`, shade(CARD, 0.1)) +
      fill(
        `M${-half * 0.86} ${-h - 3}H${half * 0.3}L${half * 0.2} ${-h * 0.36}Q0 ${-h * 0.12} ${-half * 0.3} ${-h * 0.36}T${-half * 0.8} ${-h * 0.3}Z`,
        cover,
      ) +
      line(`M${-half * 0.8} ${-h * 0.56}Q${-half * 0.3} ${-h * 0.4} ${half * 0.22} ${-h * 0.6}`, glow(cover, 0.5), 3),
    at,
    { scale },
  )
}

export function fetchedBall(): string {
  const dog = mild(ADULTS.julie, { top: WATER.base, legs: PLUM.dark, shoes: CREAM })
  const master = mild(CAST.awa, { top: SUN.base, legs: FIR.deep, shoes: PAPER, cut: 'overalls' })
  const sleeper = mild(CAST.theo, { top: ROSE.base, legs: WATER.deep, shoes: CREAM, cut: 'stripes', trim: PAPER })
  return frame(
    ['#f3e6cf', '#f3ebda'],
    wainscot(140, 200, '#cfdcc0'),
    floor(200, '#d6b288'),
    pane([40, 26], 100, 84, 'autumn'),
    pinned([196, 46], 44, 40, [MAPLE.base, FIR.base, WATER.base], -4),
    shelf([396, 200], 84, 84, [
      ['books', 'blocks'],
      ['basket', 'ball'],
    ]),
    dogBed(
      [296, 226],
      84,
      24,
      ROSE.soft,
      ragBall([-20, -28], 11, FIR.base, SUN.base) +
        ragBall([4, -30], 11, PLUM.base, PAPER) +
        ragBall([26, -28], 11, MAPLE.base, CREAM),
    ),
    dogBed([398, 232], 86, 24, SUN.soft, plushDog([-2, -14], '#a9805a', { scale: 0.86 })),
    rug([190, 306], 186, 44, '#f4e7c8', WATER.soft),
    under([136, 306], 92, 12),
    adult(
      dog,
      vary(POSES.crawl, { hip: [-14, -22], lean: 70, nod: -38, elbows: [1, 1], soles: [172, 172] }),
      [142, 306],
      240,
      {
        grip: { near: [210, 272], far: [182, 300] },
        step: { near: [50, 300], far: [64, 296] },
      },
    ),
    ragBall([213, 288], 16, RED, SUN.soft),
    line('M203 270L218 271', ADULTS.julie.skin, 9),
    under([312, 314], 34),
    toddler(master, vary(POSES.stand, { lean: 8, nod: 8, elbows: [1, 1] }), [312, 314], 156, {
      facing: -1,
      grip: { near: [268, 246], far: [316, 262] },
    }),
    line('M270 246L259 242M270 248L258 247M269 249L260 252', CAST.awa.skin, 4),
    plushDog([52, 350], BARK.pale, { scale: 1.1 }),
    under([394, 346], 88, 9),
    dogBed(
      [394, 346],
      156,
      30,
      PLUM.soft,
      toddler(
        sleeper,
        vary(POSES.crawl, { hip: [-20, -14], lean: 76, nod: 22, hands: pair(20, -8, 24, -8), elbows: [1, 1] }),
        [-6, -14],
        146,
        { grip: { near: [34, -28], far: [38, -26] }, step: { near: [-14, -22], far: [-8, -22] } },
      ),
    ),
  )
}

/** A foam tube inside the leg of tights, knotted at both ends, from `a` to `b` along a slight bow. */
function hose(a: Point, b: Point, color: string, sag = 6): string {
  const d = `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + sag} ${b[0]} ${b[1]}`
  const ux = (b[0] - a[0]) / Math.hypot(b[0] - a[0], b[1] - a[1])
  const uy = (b[1] - a[1]) / Math.hypot(b[0] - a[0], b[1] - a[1])
  const knot = ([x, y]: Point, k: number) =>
    fill(
      `M${x + ux * k * 7} ${y + uy * k * 7}L${x + (ux * 15 - uy * 6) * k} ${y + (uy * 15 + ux * 6) * k}L${x + (ux * 15 + uy * 6) * k} ${y + (uy * 15 - ux * 6) * k}Z`,
      shade(color, 0.2),
    ) + disc([x + ux * k * 7, y + uy * k * 7], 4, shade(color, 0.3))
  return (
    knot(a, -1) +
    knot(b, 1) +
    line(d, color, 14) +
    dashes(d, glow(color, 0.6), 14, '.1 20', 0.5) +
    line(d, glow(color, 0.4), 3, 0.7)
  )
}

/** A small chair seen from the front, its seat at y = -44. */
function frontChair(at: Point, color: string): string {
  return place(
    line('M-26 -2V-104M26 -2V-104', shade(color, 0.3), 7) +
      line('M-26 -98H26M-26 -80H26', color, 10) +
      fill('M-28 -54H28L34 -40H-34Z', glow(color, 0.25)) +
      line('M-31 6V-38M31 6V-38', color, 7) +
      fill('M-34 -42H34V-34H-34Z', shade(color, 0.16)),
    at,
  )
}

/** A square of cloth that lies on the edge of a seat and hangs. */
function flame([x, y]: Point, color: string, turn = 0): string {
  return place(
    fill('M-11 -8L11 -8 13 4Q10 18 15 30 7 26 2 33 -4 27 -12 30 -9 16 -13 4Z', color) +
      line('M-4 2Q-5 14 -3 24M5 2Q5 12 7 22', shade(color, 0.16), 2.2),
    [x, y],
    { turn },
  )
}

export function foamHoses(): string {
  const aimer = mild(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const second = mild(CAST.mei, { top: PLUM.base, legs: FIR.deep, shoes: SUN.base })
  const rescuer = mild(CAST.lea, { top: FIR.base, legs: PLUM.dark, shoes: CREAM, cut: 'overalls' })
  const educator = mild(ADULTS.marc, { top: WATER.base, legs: BARK.dark, shoes: CREAM })
  const red = (x: number, y: number, turn = 0) => flame([x, y], RED, turn)
  return frame(
    ['#e3ecee', '#f1ecdd'],
    wainscot(138, 204, '#bcd5dc'),
    floor(204, '#d8b68c'),
    pane([150, 26], 104, 82, 'spring'),
    pinned([316, 44], 42, 40, [RED, SUN.base, WATER.base], 5),
    under([404, 236], 76, 8),
    frontChair([366, 230], WATER.base) + frontChair([440, 230], FIR.base),
    flame([346, 188], MAPLE.base, 4) + red(366, 190) + flame([386, 188], SUN.base, -5),
    red(422, 188, 4) + flame([441, 190], MAPLE.soft) + red(459, 188, -6),
    under([66, 318], 60),
    adult(educator, vary(POSES.kneel, { lean: 2, nod: -2, elbows: [-1, 1] }), [72, 318], 238, {
      grip: { near: [66, 156], far: [112, 262] },
    }),
    bear([118, 330], '#b98b62', { scale: 1.1 }) + rabbit([142, 310], '#d9cfe6', { scale: 1 }),
    under([250, 272], 36),
    toddler(aimer, vary(POSES.walk, { lean: 8, nod: -2, elbows: [1, 1] }), [248, 272], 142, {
      grip: { near: [278, 208], far: [290, 202] },
    }),
    hose([266, 214], [334, 192], ROSE.base, 4),
    disc([279, 210], 7.2, CAST.noah.skin),
    under([196, 346], 40),
    toddler(
      second,
      vary(POSES.walk, { lean: 10, nod: -2, elbows: [1, 1], hands: pair(20, -50, 24, -50) }),
      [194, 348],
      158,
      {
        grip: { near: [228, 278], far: [240, 272] },
      },
    ),
    hose([214, 286], [306, 244], SUN.base, 4),
    disc([229, 280], 7.8, CAST.mei.skin),
    under([400, 346], 42),
    toddler(rescuer, vary(POSES.walk, { lean: 2, nod: 4, elbows: [-1, 1] }), [404, 348], 158, {
      facing: -1,
      holding: bear([370, 306], '#8d6a4b', { scale: 1.25, turn: -4 }),
      grip: { near: [374, 292], far: [366, 294] },
    }),
    red(312, 316, -40),
  )
}

export function leaningBoat(): string {
  const educator = barefoot(mild(ADULTS.lucie, { top: MAPLE.base, legs: PLUM.dark, trim: PAPER }))
  const first = barefoot(mild(CAST.emile, { top: FIR.base, legs: WATER.deep, cut: 'stripes', trim: PAPER }))
  const second = barefoot(mild(CAST.fatou, { top: SUN.base, legs: ROSE.dark }))
  const third = barefoot(mild(CAST.anh, { top: ROSE.base, legs: FIR.deep, cut: 'stripes', trim: CREAM }))
  const sea = mild(CAST.zoe, { top: PLUM.base, legs: BARK.dark, shoes: CREAM })
  const mat = '#e0a24f'
  const lean = (who: string, at: Point, turn: number) => place(who, at, { turn })
  const seated = vary(POSES.floorFront, { hands: pair(-15, -14, 15, -14) })
  return frame(
    ['#e6e2f0', '#f3ebdc'],
    wainscot(136, 196, '#d7cfe4'),
    floor(196, '#cfa880'),
    pane([352, 26], 104, 84, 'summer'),
    pinned([58, 48], 44, 40, [WATER.base, FIR.base, SUN.base], 4),
    shelf([270, 196], 70, 76, [['books'], ['bin']]),
    under([176, 300], 150, 34),
    fill('M176 224H286L266 280H130Z', glow(mat, 0.3)),
    fill('M128 284H264L238 350H74Z', mat),
    fill('M74 350H238V358H74ZM130 280H266L264 284H128Z', shade(mat, 0.26)),
    cushion([206, 226], 52, 26, WATER.base) + cushion([262, 226], 52, 26, ROSE.base),
    cushion([288, 262], 42, 32, SUN.base, { turn: 10 }),
    lean(adult(educator, vary(POSES.floorFront, { hands: pair(-20, -12, 20, -12) }), [0, 0], 222), [246, 240], -15),
    cushion([276, 300], 44, 32, FIR.soft, { turn: 8 }),
    lean(toddler(first, seated, [0, 0], 116), [240, 274], -15),
    cushion([104, 318], 46, 32, PLUM.soft, { turn: -8 }),
    lean(toddler(second, seated, [0, 0], 124), [208, 316], -15),
    cushion([72, 356], 50, 32, RED, { turn: -6 }),
    fill(
      'M222 348Q254 284 300 312T364 298Q388 296 402 280L420 288Q450 326 474 352 410 340 350 353T222 348Z',
      WATER.soft,
    ),
    line('M262 322Q280 314 296 334M320 316Q344 308 360 330M380 306Q396 312 410 334', glow(WATER.soft, 0.5), 3),
    lean(toddler(third, seated, [0, 0], 132, { step: { far: [56, 4] } }), [188, 350], -15),
    under([440, 326], 36),
    toddler(sea, vary(POSES.kneel, { lean: 20, nod: 6, elbows: [1, 1] }), [446, 328], 150, {
      facing: -1,
      grip: { near: [410, 282], far: [402, 280] },
    }),
  )
}

/** An airliner that flies to the left. */
function airliner(at: Point, scale: number, turn: number): string {
  return place(
    fill('M46 -4L60 -26H70L64 -2Z', RED) +
      fill('M6 -2L26 -24H34L24 0Z', '#b9c6cc') +
      fill('M-62 2Q-56 -9 -36 -9H58Q70 -6 66 0 58 9 20 9H-40Q-58 9 -62 2Z', PAPER) +
      fill('M-62 2Q-50 6 66 0 58 9 20 9H-40Q-58 9 -62 2Z', '#cfd9dd') +
      line('M-46 -3H48', WATER.base, 3) +
      fill('M-8 4L30 34H42L22 3Z', '#9fb0b8'),
    at,
    { scale, turn },
  )
}

export function planesLand(): string {
  const hat = (color: string, trim: string) => ({ kind: 'sunhat' as const, color, trim })
  const educator = summer(ADULTS.nadia, { top: SUN.base, legs: WATER.deep, shoes: CREAM })
  const first = summer(CAST.kofi, { top: RED, legs: WATER.deep, shoes: PAPER, hat: hat(SUN.soft, MAPLE.dark) })
  const second = summer(CAST.rose, { top: WATER.base, legs: PLUM.dark, shoes: SUN.base, hat: hat(PAPER, ROSE.base) })
  const landed = summer(CAST.lila, {
    top: ROSE.base,
    legs: WATER.base,
    shoes: FIR.base,
    hat: hat(WATER.pale, WATER.base),
  })
  const bucketOver = ([x, y]: Point, color: string) =>
    fill(`M${x - 11} ${y - 26}H${x + 11}L${x + 15} ${y}H${x - 15}Z`, color) +
    line(`M${x - 16} ${y}H${x + 16}`, shade(color, 0.2), 4)
  return frame(
    ['#9fd3ec', '#eff6e2'],
    sun([40, 44], 18, SUN.soft),
    cloud([60, 118], 84, PAPER, 0.8),
    cloud([356, 132], 96, PAPER, 0.8),
    line('M300 56Q380 46 480 46', PAPER, 5, 0.8),
    airliner([236, 62], 1.05, -4),
    woods(196, 56, '#b4d8a8', 5, 'round'),
    leafy([446, 236], 136, FIR.soft, 7),
    land([0, 222, 240, 214, 480, 224], '#b6d892'),
    fill('M150 246L480 232V316L180 300Z', '#cfe3a6', 0.7),
    bucketOver([402, 238], MAPLE.base),
    bucketOver([466, 262], PLUM.base),
    under([256, 258], 36),
    toddler(second, vary(POSES.rush, { lean: 12, stretch: 1.15 }), [282, 262], 128, {
      facing: -1,
      grip: { near: [330, 184], far: [222, 186] },
    }),
    land([0, 286, 240, 276, 480, 300], '#a8cf86'),
    under([374, 328], 44),
    toddler(first, vary(POSES.rush, { lean: 12, nod: -4, stretch: 1.15 }), [374, 332], 158, {
      facing: -1,
      grip: { near: [430, 236], far: [300, 240] },
    }),
    fill('M24 300H252L282 350H-10Z', CREAM) +
      line('M14 312H260M2 330H271M80 300L62 350M138 300L136 350M196 300L208 350', ROSE.soft, 3),
    adult(educator, vary(POSES.kneel, { lean: -6, nod: -14, elbows: [-1, 1] }), [70, 316], 236, {
      grip: { near: [117, 132], far: [110, 254] },
    }),
    line('M117 132L128 121', ADULTS.nadia.skin, 6),
    under([190, 340], 64, 8),
    toddler(landed, vary(POSES.prone, { lean: 82, nod: -56, elbows: [1, 1] }), [176, 342], 158, {
      grip: { near: [200, 360], far: [252, 318] },
      step: { near: [112, 340], far: [114, 332] },
    }),
    flowers([330, 352], 8, PAPER, FIR.base, 6, [290, 470]),
    tufts([346, 358], 6, FIR.dark, 4, 10, [290, 480]),
  )
}
