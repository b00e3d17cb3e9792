import { adult, type Person, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, rug, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, place } from '../../../kit/svg.ts'
import { bowl } from '../../../kit/things.ts'
import { block, cushion, under } from '../../../kit/toys.ts'

const KRAFT = '#c99f6c'

/** A cardboard den lying on its side, open towards us: `content` lies in it. */
function den([x, y]: Point, w: number, h: number, content: string): string {
  return (
    fill(`M${x} ${y}v${-h}h${w}v${h}Z`, shade(KRAFT, 0.42)) +
    content +
    fill(`M${x} ${y - h}l-16 14v${h - 2}l16 -12ZM${x + w} ${y - h}l16 14v${h - 2}l-16 -12Z`, shade(KRAFT, 0.12)) +
    line(`M${x} ${y}v${-h}h${w}v${h}`, KRAFT, 8) +
    line(`M${x} ${y}h${w}`, glow(KRAFT, 0.3), 5)
  )
}

export function meowBehindDoor(): string {
  const cat = mild(CAST.zoe, { top: '#e59a5a', legs: '#c87b3e', shoes: PAPER, cut: 'stripes', trim: '#b5652c' })
  const feeder = mild(CAST.kofi, { top: FIR.base, legs: WATER.deep, shoes: SUN.base })
  const dog = mild(CAST.rose, { top: PLUM.base, legs: BARK.dark, shoes: CREAM })
  const educator = mild(ADULTS.minh, { top: WATER.base, legs: FIR.deep, shoes: INK })
  const scraps = line('M-10 -14l10 -3 8 4M-4 -18l8 2', SUN.base, 4)
  return frame(
    ['#f0dccb', '#f8ecdf'],
    wainscot(170, 236, '#d9a989'),
    pane([58, 42], 110, 92, 'spring'),
    pinned([232, 54], 52, 60, [MAPLE.base, INK, SUN.base], -4),
    floor(236, '#c49d72', CREAM),
    den(
      [318, 258],
      136,
      106,
      fill('M322 256Q340 236 386 240 436 236 450 256Z', WATER.soft) +
        toddler(
          dog,
          vary(POSES.heels, { lean: 82, nod: 6, hands: pair(30, -4, 34, -5), elbows: [-1, -1] }),
          [398, 254],
          132,
          { facing: -1 },
        ),
    ),
    den([204, 238], 88, 66, fill('M210 236q30 -22 76 0Z', ROSE.soft)),
    plant([34, 236], MAPLE.dark),
    rug([196, 316], 190, 38, '#cfe0d6', '#8fb79f'),
    adult(educator, vary(POSES.tailor, { lean: 12, nod: 6, elbows: [1, 1] }), [84, 318], 240, {
      grip: { near: [154, 250], far: [130, 276] },
    }),
    toddler(cat, vary(POSES.crawl, { lean: 70, nod: -52 }), [232, 336], 168, { facing: -1 }),
    disc([156, 250], 8.6, ADULTS.minh.skin),
    line('M176 214q6 -8 12 0t12 0M170 198q5 -7 10 0t10 0', '#b5652c', 3.2),
    under([412, 346], 46),
    toddler(feeder, vary(POSES.crouch, { lean: 26, nod: 4 }), [432, 348], 158, {
      facing: -1,
      grip: { near: [378, 314], far: [384, 324] },
    }),
    bowl([358, 336], '#d6463a', { scale: 1.05 }) + place(scraps, [358, 338]),
    disc([380, 316], 8.4, CAST.kofi.skin),
    bowl([296, 348], SUN.base, { scale: 0.9 }),
  )
}

export function moonOnWall(): string {
  const toucher: Person = { ...mild(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER }), view: 'back' }
  const guide = mild(CAST.emile, { top: SUN.base, legs: WATER.deep, shoes: CREAM })
  const caller = mild(CAST.lila, { top: FIR.base, legs: BARK.dark, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.marc, { top: PLUM.base, legs: FIR.deep, shoes: INK })
  return frame(
    ['#2f3552', '#474c6a'],
    fill('M28 36H132V146H28Z', '#3b4262') +
      line('M28 52H132M28 68H132M28 84H132M28 100H132M28 116H132M28 132H132', '#525a7c', 4) +
      line('M26 34H134V150H26Z', '#6b7292', 6),
    fill('M398 232V70H472V232Z', '#5c4a52') +
      line('M435 76V228', '#483a42', 3) +
      disc([428, 158], 3, SUN.soft) +
      disc([442, 158], 3, SUN.soft),
    disc([288, 134], 92, '#f6e2a4', 0.16) +
      disc([288, 134], 74, '#fbeebd') +
      disc([266, 112], 12, '#f3dd98') +
      disc([312, 156], 9, '#f3dd98') +
      disc([306, 104], 6, '#f3dd98'),
    floor(232, '#59506a', '#6b6f8c'),
    fill('M128 268L226 86 350 176Z', '#fbeebd', 0.2),
    toddler(
      toucher,
      vary(POSES.standFront, { hands: pair(-16, -96, 18, -94), elbows: [-1, 1], stretch: 1.25 }),
      [292, 284],
      160,
      {},
    ),
    cushion([92, 338], 130, 34, WATER.deep),
    cushion([404, 348], 110, 30, PLUM.dark),
    adult(educator, vary(POSES.floor, { lean: -4, nod: 2, elbows: [1, 1] }), [62, 330], 240, {
      grip: { near: [124, 264], far: [132, 240] },
    }),
    toddler(guide, vary(POSES.heels, { lean: 2, nod: -10, elbows: [1, 1] }), [164, 338], 152, {
      facing: -1,
      grip: { near: [130, 270], far: [134, 278] },
    }),
    line('M104 282L124 264', INK, 13) + line('M124 264L130 258', SUN.base, 16),
    disc([116, 274], 8.6, CAST.emile.skin) + disc([108, 282], 8, ADULTS.marc.skin),
    toddler(caller, vary(POSES.floor, { lean: -14, nod: -16, elbows: [-1, 1], stretch: 1.1 }), [410, 336], 158, {
      facing: -1,
      grip: { near: [362, 238], far: [390, 318] },
    }),
  )
}

export function helloWhoIsThere(): string {
  const caller = mild(CAST.idris, { top: '#d6463a', legs: WATER.deep, shoes: SUN.base })
  const taker = mild(CAST.mei, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const whisperer = mild(CAST.theo, { top: FIR.base, legs: BARK.dark, shoes: CREAM, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.helene, { top: ROSE.base, legs: FIR.deep, shoes: INK })
  const phone = (at: Point, color: string, turn: number) => place(block([0, 14], 15, 30, color), at, { turn })
  return frame(
    ['#d3e4ea', '#e9f1f1'],
    curtains([308, 40], 116, 98, MAPLE.soft),
    pane([308, 40], 116, 98, 'summer'),
    line('M40 172H200', BARK.pale, 10),
    [58, 88, 118, 148, 178]
      .map((x, i) =>
        i === 2 ? '' : phone([x, 152], [FIR.base, SUN.base, '', PLUM.base, MAPLE.base][i] ?? SUN.base, 0),
      )
      .join(''),
    pinned([86, 56], 44, 54, [ROSE.base, SUN.base, WATER.base], -3) +
      pinned([150, 60], 50, 42, [FIR.base, MAPLE.base, PLUM.base], 4),
    floor(230, '#dcb98b', PAPER),
    rug([214, 312], 196, 42, '#f3d7ba', MAPLE.soft),
    adult(educator, vary(POSES.heels, { lean: 6, nod: 6, elbows: [1, 1] }), [176, 300], 240, {
      grip: { near: [238, 232], far: [196, 176] },
    }),
    phone([250, 224], '#3f88ab', 70),
    disc([240, 232], 8.4, ADULTS.helene.skin),
    toddler(taker, vary(POSES.walk, { lean: 2, nod: -8, elbows: [1, 1] }), [316, 322], 154, {
      facing: -1,
      grip: { near: [276, 244], far: [284, 232] },
    }),
    line('M238 194l4 -10M254 192l8 -8M226 200l-2 -10', INK, 3.4),
    under([72, 344], 40),
    toddler(caller, vary(POSES.walk, { lean: -4, nod: -4, elbows: [1, 1], stretch: 1.1 }), [78, 344], 164, {
      grip: { near: [76, 246], far: [120, 262] },
    }),
    phone([76, 234], PLUM.base, 12),
    disc([74, 246], 8.8, CAST.idris.skin),
    line('M124 226q10 -2 12 -12M130 236q18 -2 22 -22', PAPER, 4),
    cushion([428, 346], 90, 24, WATER.soft),
    toddler(whisperer, vary(POSES.tailor, { lean: 8, nod: 6, elbows: [1, 1] }), [424, 338], 158, {
      facing: -1,
      grip: { near: [382, 284], far: [388, 292] },
    }),
    line('M394 272L360 286', '#b98d5d', 17) + disc([359, 286], 8.4, shade('#b98d5d', 0.4)),
    disc([384, 284], 8.4, CAST.theo.skin),
    line('M342 282q-6 8 0 16M330 276q-10 14 0 28', INK, 3),
  )
}
