import { figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
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
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, napMat, pane, pinned } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place, through } from '../../../kit/svg.ts'
import { bear, block } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

export function floorLabyrinth(): string {
  const voyager = mild(CAST.kofi, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const guide = mild(CAST.mei, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, cut: 'overalls' })
  const builder = mild(CAST.theo, { top: FIR.base, legs: BARK.dark, shoes: MAPLE.base, cut: 'stripes', trim: CREAM })
  const adult = mild(ADULTS.julie, { top: MAPLE.base, legs: BARK.deep, shoes: INK })
  const spot = (u: number, v: number): Point => [240 + (u - 4) * (42 + v * 5.5), 176 + v * 24 + v * v * 2.4]
  const wall = (...flat: number[]) => through(...flat.flatMap((u, i) => (i % 2 ? [] : [spot(u, flat[i + 1] ?? 0)])))
  const arrow = (u: number, v: number, turn: number, color: string) => {
    const [x, y] = spot(u, v)
    return place(
      fill('M-18 -9H18L20 10H-20Z', PAPER) + place(line('M-9 0H8M2 -5L9 0 2 5', color, 4), [0, 0], { turn }),
      [x, y],
    )
  }
  return frame(
    ['#cfdcea', '#e9eef0'],
    pinned([92, 52], 60, 50, [PLUM.base, WATER.base, SUN.base], 3),
    fill('M330 54h96v64h-96Z', PAPER) +
      line('M344 68h36v16h-20v18M396 68h16v34h-30', WATER.base, 4) +
      disc([360, 106], 3.4, ROSE.base),
    floor(150, '#cba27a', PAPER),
    line(
      wall(0, 1, 0, 4, 8, 4) +
        wall(0, 0, 8, 0, 8, 3) +
        wall(0, 1, 1, 1, 1, 3) +
        wall(2, 0, 2, 2, 3, 2) +
        wall(2, 4, 2, 3, 4, 3, 4, 1) +
        wall(3, 1, 5, 1, 5, 2) +
        wall(6, 0, 6, 2) +
        wall(5, 4, 5, 3, 7, 3, 7, 1),
      WATER.deep,
      7,
    ),
    arrow(1.5, 2.5, -90, MAPLE.dark) + arrow(2.6, 2.5, 0, MAPLE.dark) + arrow(6.5, 2.55, 180, PLUM.base),
    figure(adult, vary(POSES.stand, { lean: 4, nod: 16, feet: pair(-3, -4, 6, -4) }), [254, 212], 162, {
      build: 'adult',
      grip: { near: [240, 128], far: [278, 128] },
    }),
    line('M280 60l5 -9M291 67l9 -5', MAPLE.dark, 3.4),
    place(
      fill('M-26 -22H26V6H-26Z', CARDBOARD) +
        fill('M-26 -22L-20 -36H32L26 -22Z', glow(CARDBOARD, 0.3)) +
        fill('M26 -22L32 -36V-6L26 6Z', shade(CARDBOARD, 0.25)) +
        line('M-26 -10H26', SUN.base, 5) +
        disc([0, -9], 5, SUN.dark),
      [314, 208],
    ),
    figure(
      voyager,
      vary(POSES.walk, { lean: -2, nod: -6, elbows: [1, 1], feet: pair(14, -7, -8, -5) }),
      [158, 296],
      164,
      {
        grip: { near: [208, 206], far: [214, 194] },
      },
    ),
    wheelchair([408, 306], ROSE.base, { scale: 1.1, mirror: true }),
    figure(
      guide,
      vary(POSES.sit, { hip: [0, -38], lean: 4, nod: -2, feet: pair(26, -12, 28, -12), elbows: [1, 1] }),
      [408, 308],
      150,
      { facing: -1, grip: { near: [352, 222], far: [386, 258] } },
    ),
    wheelchairWheel([408, 306], ROSE.base, { scale: 1.1, mirror: true }),
    line('M366 182h-10M367 193l-9 4M367 171l-9 -5', MAPLE.dark, 3.4),
    line('M166 163q4 3 8 0', INK, 2.4),
    figure(builder, vary(POSES.kneel, { lean: 30, nod: 10, elbows: [1, 1] }), [50, 318], 156, {
      grip: { near: [106, 284], far: [92, 268] },
    }),
    line('M74 307L112 306', WATER.deep, 7),
    `<ellipse cx="112" cy="292" rx="12" ry="13" stroke="${WATER.deep}" stroke-width="8"/>`,
    disc([106, 282], 6.8, CAST.theo.skin),
  )
}

export function treeCatMountain(): string {
  const tree = mild(CAST.fatou, { top: FIR.base, legs: BARK.base, shoes: PAPER })
  const cat = mild(CAST.emile, { top: MAPLE.base, legs: MAPLE.dark, shoes: PAPER })
  const mountain = mild(CAST.anh, { top: WATER.base, legs: WATER.deep, shoes: PAPER })
  const breather = mild(CAST.noah, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const adult = mild(ADULTS.nadia, { top: SUN.base, legs: FIR.deep, shoes: INK })
  const bare = <T extends { wear: object }>(person: T) => ({ ...person, wear: { ...person.wear, barefoot: true } })
  return frame(
    ['#d8cfe4', '#ece6ea'],
    pane(
      [158, 50],
      164,
      92,
      'summer',
      PAPER,
      fill('M0 70L46 20 76 52 96 34 140 70Z', '#7f93b5') + fill('M46 20L32 36 44 34 50 40 60 34Z', SNOW.light),
    ),
    floor(184, '#b9a58f', PAPER),
    napMat([66, 268], 122, '#8fb58a'),
    napMat([240, 256], 132, '#e0bf6a'),
    napMat([408, 280], 128, '#8fb2c9'),
    figure(adult, vary(POSES.tailorFront, { elbows: [-1, 1] }), [240, 250], 196, {
      build: 'adult',
      grip: { near: [196, 128], far: [284, 128] },
    }),
    figure(
      bare(tree),
      vary(POSES.standFront, {
        hands: pair(-26, -93, 26, -93),
        elbows: [-1, 1],
        feet: pair(-3, -4, 1, -22),
        knees: [1, -1],
      }),
      [66, 264],
      164,
    ),
    figure(
      bare(mountain),
      vary(POSES.standFront, {
        hip: [0, -35],
        hands: pair(-3, -99, 3, -99),
        elbows: [-1, 1],
        stretch: 1.42,
        feet: pair(-19, -4, 19, -4),
      }),
      [408, 276],
      166,
    ),
    napMat([148, 318], 190, '#d79aa6'),
    figure(bare(breather), vary(POSES.lie, { nod: 44, elbows: [1, 1] }), [162, 314], 156, {
      grip: { near: [124, 300], far: [150, 292] },
    }),
    bear([136, 288], BARK.soft, { scale: 0.92 }),
    line('M118 246q-6 -8 0 -16M156 246q6 -8 0 -16', PAPER, 3.6),
    napMat([340, 318], 150, '#e2a47c'),
    figure(
      bare(cat),
      vary(POSES.crawl, { lean: 82, nod: 58, hip: [-14, -27], hands: pair(18, -4, 24, -6) }),
      [334, 314],
      154,
      {
        facing: -1,
        holding: fill('M370 268Q358 240 334 242 312 244 308 266 334 258 370 268Z', MAPLE.base),
      },
    ),
    line('M306 240q26 -22 56 -2', PAPER, 3.6),
    place(fill('M0 -16Q12 -4 0 16 -10 -2 0 -16Z', PAPER) + line('M0 22V-8', STONE.soft, 2), [246, 296], { turn: 62 }),
  )
}

export function doughRemembers(): string {
  const forker = mild(CAST.lila, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const thumber = mild(CAST.emile, { top: WATER.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const presser = mild(CAST.jasleen, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const adult = mild(ADULTS.marc, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const DOUGH = '#ecb750'
  const hollow = shade(DOUGH, 0.28)
  const jar = (x: number, color: string) =>
    fill(`M${x - 15} 118v-28h30v28Z`, color) + fill(`M${x - 17} 92v-10h34v10Z`, shade(color, 0.25))
  const fork = (at: Point, turn: number) =>
    place(line('M0 0V34M-7 -20V-8Q-7 0 0 0T7 -8V-20M0 0V-20', STONE.base, 4), at, { turn })
  const tray = (x: number, y: number, w: number) =>
    fill(`M${num(x - w * 0.44)} ${y - 14}h${num(w * 0.88)}l${num(w * 0.06)} 28h${-w}Z`, '#f3eee2')
  const hand = (x: number, y: number) =>
    oval([x, y], 11, 6, hollow) +
    line(`M${x - 9} ${y - 3}l-5 -5M${x - 3} ${y - 5}l-2 -7M${x + 3} ${y - 5}l2 -7M${x + 9} ${y - 2}l7 -4`, hollow, 4.6)
  return frame(
    ['#f0d8cf', '#f8eae0'],
    line('M298 121H456', BARK.soft, 7),
    jar(322, ROSE.soft) + jar(362, DOUGH) + jar(402, '#7fb0a4') + jar(440, PLUM.soft),
    pinned([74, 58], 54, 46, [FIR.base, MAPLE.base, WATER.base], -4),
    fill('M0 180H480V360H0Z', '#e3c0ad') + line('M0 180H480', PAPER, 5),
    figure(forker, vary(POSES.standFront, { elbows: [-1, 1] }), [84, 318], 160, {
      grip: { near: [56, 244], far: [122, 212] },
    }),
    figure(adult, vary(POSES.standFront, { elbows: [-1, 1] }), [212, 342], 206, {
      build: 'adult',
      grip: { near: [158, 204], far: [266, 204] },
    }),
    toddler(thumber, vary(POSES.standFront, { elbows: [-1, 1] }), [320, 306], 132, {
      grip: { near: [296, 252], far: [344, 250] },
    }),
    figure(presser, vary(POSES.standFront, { elbows: [-1, 1] }), [418, 318], 158, {
      grip: { near: [388, 254], far: [446, 250] },
    }),
    fill('M34 236H450L480 316H0Z', '#8fb8ad') + fill('M0 316H480V360H0Z', shade('#8fb8ad', 0.2)),
    tray(74, 262, 92),
    oval([74, 263], 32, 10, shade('#7fb0a4', 0.25)) + oval([74, 259], 32, 10, '#a9d6c8'),
    line('M62 256v6M69 255v8M76 255v8M83 256v6', '#5f9585', 3.6),
    fill('M122 274Q122 258 212 256T304 274V286Q300 306 212 306T122 288Z', shade(DOUGH, 0.24)),
    oval([213, 276], 91, 22, DOUGH),
    hand(168, 280),
    line('M204 268l-5 20M212 268l-3 21M220 268v21M228 268l2 20', hollow, 4.4),
    `<ellipse cx="266" cy="278" rx="17" ry="7" stroke="${hollow}" stroke-width="5"/>`,
    fill('M150 204Q180 214 212 208T274 204L284 250Q250 264 212 256T140 252Z', '#d9605a') +
      line('M172 210L164 256M196 211L192 256M228 208L232 257M252 206L260 256', '#f3c9b8', 4),
    disc([158, 204], 7.6, ADULTS.marc.skin) + disc([266, 204], 7.6, ADULTS.marc.skin),
    fork([122, 214], 8),
    disc([122, 212], 6.8, CAST.lila.skin) + disc([56, 246], 6.8, CAST.lila.skin),
    oval([320, 262], 17, 10, ROSE.soft) + oval([320, 260], 6, 3.4, ROSE.base),
    disc([300, 256], 7, CAST.emile.skin) + line('M336 252L322 258', CAST.emile.skin, 6.4),
    disc([341, 251], 7, CAST.emile.skin),
    tray(412, 272, 96),
    oval([412, 274], 36, 10, shade(PLUM.soft, 0.25)) + oval([412, 270], 36, 10, PLUM.soft),
    fill('M380 266h16l2 9h-19Z', shade(PLUM.soft, 0.3)) + fill('M402 267h15l1 8h-16Z', shade(PLUM.soft, 0.3)),
    block([439, 272], 24, 20, '#d9605a'),
    disc([446, 250], 6.8, CAST.jasleen.skin) + disc([388, 256], 6.8, CAST.jasleen.skin),
    oval([330, 300], 21, 7.4, WATER.deep) + oval([330, 297], 21, 7.4, WATER.base) + disc([330, 295], 4, WATER.pale),
    place(
      line('M-30 0H2', BARK.soft, 8) + fill('M2 -9H30V5H2Z', BARK.pale) + line('M5 8v5M12 8v5M19 8v5M26 8v5', INK, 3.4),
      [70, 298],
    ),
  )
}
