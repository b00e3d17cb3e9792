import { figure } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
import { stick } from '../../../kit/ground.ts'
import { closer, frame, raised } from '../../../kit/landscape.ts'
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
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, floor, pane, rug } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bowl } from '../../../kit/things.ts'
import { cloth, cushion } from '../../../kit/toys.ts'

export function chairRocket(): string {
  const pilot = mild(CAST.awa, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const mate = mild(CAST.emile, { top: ROSE.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const walker = mild(CAST.anh, { top: MAPLE.base, legs: PLUM.dark, shoes: SUN.base })
  const picker = mild(CAST.lila, { top: FIR.base, legs: WATER.deep, shoes: PAPER, cut: 'overalls' })
  const adult = mild(ADULTS.julie, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const stone = (x: number, y: number, r: number) =>
    disc([x, y - r], r, '#dcdbe6') +
    line(`M${x - r * 0.6} ${y - r}l${r * 0.5} ${-r * 0.4} ${r * 0.3} ${r * 0.6} ${r * 0.4} ${-r * 0.5}`, '#a9a8bd', 2)
  return frame(
    ['#b9c2e2', '#dfe2ef'],
    fill('M60 50H420V82H60Z', PAPER) +
      fill('M63 53H309V79H63Z', PLUM.base) +
      line('M96 50v32M132 50v32M168 50v32M204 50v32M240 50v32M276 50v32M312 50v32M348 50v32M384 50v32', STONE.soft, 3) +
      line(
        'M323 57H335L328 64Q338 65 335 72 330 77 323 73M360 60q10 -6 12 2 0 5 -11 14h12M399 59l5 -3V76',
        MAPLE.dark,
        4,
      ),
    floor(152, '#a8a0bf', PAPER),
    raised(
      58,
      closer(
        1.04,
        [262, 330],
        oval([396, 306], 112, 50, '#efeef4'),
        oval([404, 312], 78, 32, '#e0dfea'),
        chair([190, 290], PLUM.base, { mirror: true, scale: 1.1 }),
        figure(
          mate,
          vary(POSES.sit, { lean: -14, nod: -10, feet: pair(26, -14, 28, -18), hands: pair(10, -30, 13, -30) }),
          [188, 290],
          140,
          { facing: -1 },
        ),
        chair([306, 284], SUN.dark, { mirror: true, scale: 1.1 }),
        chair([266, 326], FIR.base, { mirror: true, scale: 1.35 }),
        figure(
          adult,
          vary(POSES.sit, { hip: [0, -17], lean: -12, nod: -6, feet: pair(22, -9, 24, -12), elbows: [1, 1] }),
          [266, 326],
          196,
          { build: 'adult', facing: -1, grip: { near: [236, 278], far: [240, 272] } },
        ),
        chair([138, 330], ROSE.base, { mirror: true, scale: 1.15 }),
        figure(
          pilot,
          vary(POSES.sit, { lean: -12, nod: -12, feet: pair(24, -12, 26, -16), elbows: [1, 1] }),
          [136, 330],
          146,
          { facing: -1, grip: { near: [98, 266], far: [92, 262] } },
        ),
        fill('M18 232L92 252V330H18Z', CARDBOARD),
        fill('M18 232L30 224 102 244 92 252Z', glow(CARDBOARD, 0.3)),
        fill('M92 252L102 244V322L92 330Z', shade(CARDBOARD, 0.25)),
        disc([42, 264], 13, '#3a4468') + line('M36 262h.1M46 270h.1M44 258h.1', SUN.pale, 3.4),
        disc([72, 268], 6, ROSE.base) + disc([72, 286], 6, FIR.base) + disc([54, 292], 6, WATER.base),
        line('M30 294h10M30 302h16M66 304h16M30 314h50', PLUM.dark, 4),
        line('M168 240l12 -8M170 256l14 -2M308 234l13 -6M310 252l14 0', PAPER, 3.6),
        figure(picker, vary(POSES.crouch, { lean: 30, nod: 6 }), [424, 276], 124, {
          facing: -1,
          grip: { near: [384, 266], far: [400, 260] },
        }),
        stone(378, 276, 9),
        disc([385, 265], 5.4, CAST.lila.skin),
        bowl([444, 292], SUN.base),
        stone(439, 282, 7) + stone(450, 282, 6),
        figure(
          walker,
          vary(POSES.walk, {
            lean: -6,
            nod: -6,
            hands: pair(-34, -64, 34, -72),
            elbows: [-1, -1],
            feet: pair(24, -18, -12, -4),
          }),
          [370, 352],
          146,
          {},
        ),
        stone(306, 346, 9) + stone(456, 338, 12) + stone(432, 352, 8),
      ),
    ),
  )
}

export function castleGate(): string {
  const guard = mild(CAST.fatou, { top: MAPLE.base, legs: PLUM.dark, shoes: SUN.base })
  const banner = mild(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const rider = mild(CAST.mei, { top: SUN.base, legs: FIR.deep, shoes: PAPER, cut: 'overalls' })
  const adult = mild(ADULTS.lucie, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const box = (x: number, y: number, w: number, h: number, tone = 0) =>
    fill(`M${x} ${y}h${w}v${h}h${-w}Z`, tone ? shade(CARDBOARD, tone) : CARDBOARD) +
    line(`M${x} ${y}h${w}v${h}`, shade(CARDBOARD, 0.3), 2) +
    line(`M${x + w * 0.36} ${y + h / 2}h${w * 0.28}`, shade(CARDBOARD, 0.16 + tone), 3)
  const merlon = (x: number, y: number) => fill(`M${x} ${y}v-18h18v18Z`, CARDBOARD)
  return frame(
    ['#cfe0dc', '#eceee0'],
    pane([28, 40], 92, 78, 'autumn'),
    floor(196, '#c59f78', PAPER),
    raised(
      12,
      fill('M218 316V214H330V316Z', '#8a6a4a'),
      fill('M218 250H330V316H218Z', '#a5835d'),
      figure(banner, vary(POSES.reach, { lean: 0, nod: -6, elbows: [1, 1] }), [398, 296], 144, {
        facing: 1,
        grip: { near: [424, 158], far: [408, 208] },
      }),
      cloth([424, 150], 54, 38, ROSE.base),
      disc([424, 158], 6, CAST.theo.skin),
      [336, 372, 408, 444].map((x) => merlon(x, 214)).join(''),
      box(330, 212, 76, 54) + box(406, 212, 80, 54, 0.06) + box(330, 266, 54, 52, 0.06) + box(384, 266, 100, 52),
      box(132, 236, 60, 40, 0.05) + box(120, 276, 74, 42),
      box(186, 234, 46, 84) + box(186, 158, 46, 76, 0.06) + box(314, 234, 46, 84, 0.06) + box(314, 158, 46, 76),
      merlon(186, 160) + merlon(214, 160) + merlon(314, 160) + merlon(342, 160),
      fill('M192 176h34v46l-17 -14 -17 14Z', WATER.base) + disc([209, 190], 6, SUN.base),
      fill('M320 176h34v46l-17 -14 -17 14Z', ROSE.base) + disc([337, 190], 6, SUN.base),
      fill('M234 316H314L330 356H200Z', glow(CARDBOARD, 0.22)),
      line('M228 330H318M214 344H324', shade(CARDBOARD, 0.1), 2.4),
      cushion([160, 352], 84, 28, WATER.base),
      cushion([382, 352], 92, 28, WATER.soft),
      figure(guard, vary(POSES.standFront, { hands: pair(-34, -62, 34, -62), elbows: [-1, 1] }), [274, 324], 144, {
        grip: { near: [228, 240], far: [320, 240] },
      }),
      figure(adult, vary(POSES.walk, { lean: 16, nod: 4, elbows: [1, 1] }), [84, 338], 204, {
        build: 'adult',
        grip: { near: [148, 234], far: [158, 204] },
        holding:
          fill('M62 182q-40 -4 -46 34 0 40 34 40 30 -2 34 -38Z', SUN.base) +
          fill('M62 182q-4 -14 10 -16 8 8 -2 20Z', SUN.dark) +
          line('M34 206q-8 14 0 30', SUN.dark, 3),
      }),
      disc([158, 203], 7, ADULTS.lucie.skin),
      line('M172 192l6 -6M176 202h9M170 184l2 -8', MAPLE.dark, 3.4),
      figure(rider, vary(POSES.run, { lean: 4, nod: -4, elbows: [1, 1] }), [440, 352], 138, {
        facing: -1,
        grip: { near: [408, 282], far: [404, 276] },
      }),
      line('M462 316L400 268', BARK.soft, 6),
      fill('M402 276L392 246 404 238 408 248Q398 262 376 268L370 260Q376 250 392 246Z', BARK.base) +
        line('M404 242l10 24', BARK.deep, 6) +
        disc([388, 254], 1.8, INK),
      disc([408, 281], 6.4, CAST.mei.skin),
    ),
  )
}

export function campAtNoon(): string {
  const scratcher = mild(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const inside = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const other = mild(CAST.rose, { top: FIR.soft, legs: PLUM.base, shoes: PAPER })
  const warm = mild(CAST.jasleen, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  const adult = mild(ADULTS.marc, { top: FIR.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#4a5577', '#6d779a'],
    fill('M350 36h98v86h-98Z', '#cfe0c9') +
      fill('M350 36h98v50h-98Z', '#8893ad') +
      line('M350 50h98M350 62h98M350 74h98', '#737e9c', 2.4) +
      line('M350 36h98v86h-98Z', '#aab1c6', 6),
    floor(180, '#7a6f7d', '#8d93aa'),
    raised(
      26,
      fill('M400 312V252H440V312Z', '#4d4560'),
      chair([430, 316], PLUM.dark, { mirror: true, scale: 1.3 }),
      fill('M406 272q-4 -40 22 -42 24 4 20 42Z', MAPLE.dark) + line('M418 234q8 -16 18 0', BARK.deep, 4),
      fill('M106 312L176 138H318L400 312Z', '#e9e2cf'),
      fill('M142 312L196 152Q250 164 304 152L354 312Z', '#5a4a50'),
      fill('M150 312L202 166Q250 176 298 166L344 312Z', SUN.base, 0.42),
      line('M176 138H318L402 230 430 246', '#d3cab4', 6),
      line('M176 138L114 298M318 138L392 296', '#d3cab4', 3),
      fill('M196 152Q172 236 118 312H152Q188 240 204 160Z', PAPER),
      fill('M304 152Q326 236 386 312H350Q314 240 298 160Z', '#dcd4be'),
      figure(inside, vary(POSES.heels, { lean: 6, nod: 4, elbows: [1, 1] }), [222, 306], 130, {
        grip: { near: [244, 236], far: [252, 240] },
      }),
      figure(other, vary(POSES.tailorFront, { elbows: [-1, 1] }), [286, 308], 126, {
        grip: { near: [268, 250], far: [304, 250] },
      }),
      figure(scratcher, vary(POSES.kneel, { lean: 8, nod: 0, elbows: [1, 1] }), [66, 330], 146, {
        grip: { near: [112, 252], far: [96, 274] },
      }),
      disc([112, 252], 6.4, CAST.zoe.skin),
      line('M122 236l8 -9M128 246l11 -7M132 257l12 -4', PAPER, 3.2),
      figure(adult, vary(POSES.tailor, { lean: -4, nod: 6, elbows: [1, 1] }), [422, 350], 204, {
        build: 'adult',
        facing: -1,
        grip: { near: [366, 292], far: [372, 304] },
      }),
      fill('M348 288L226 214 210 290 330 300Z', SUN.pale, 0.3),
      line('M346 292L364 292', ROSE.dark, 12) + line('M340 292h3', SUN.pale, 17),
      disc([366, 292], 7.4, ADULTS.marc.skin),
      figure(warm, vary(POSES.heels, { lean: 8, nod: 6, elbows: [1, 1] }), [150, 352], 140, {
        grip: { near: [196, 310], far: [198, 298] },
      }),
      oval([252, 344], 60, 12, '#f3a95a', 0, 0.25),
      fill('M226 336q-8 -22 8 -30 2 -20 16 -28 2 16 12 20 8 -8 8 -14 16 18 8 40 -2 12 -12 14h-30Z', MAPLE.base) +
        fill('M238 336q-4 -16 8 -24 4 10 12 10 6 -4 6 -10 8 14 2 26Z', SUN.base),
      stick([216, 350], [284, 332], 7, BARK.base),
      stick([286, 350], [222, 332], 7, BARK.soft),
      stick([234, 354], [272, 340], 6, BARK.pale),
      disc([196, 309], 6, CAST.jasleen.skin),
    ),
  )
}

export function beeDance(): string {
  const dancer = mild(CAST.noah, { top: SUN.base, legs: BARK.deep, shoes: PAPER, cut: 'stripes', trim: BARK.deep })
  const reader = mild(CAST.lea, { top: WATER.base, legs: PLUM.dark, shoes: SUN.base })
  const storer = mild(CAST.idris, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const adult = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const grain = (x: number, y: number, r = 8) =>
    disc([x, y], r, SUN.base) + line(`M${x - 4} ${y - 1}l4 -3 3 5`, SUN.dark, 1.8)
  const flower = (x: number, y: number, color: string) =>
    fill(
      `M${x} ${y - 16}q20 -14 30 2 26 4 12 18 -2 16 -26 10 -12 14 -28 2 -28 6 -28 -12 -10 -16 16 -18 8 -14 24 -2Z`,
      color,
    ) +
    oval([x + 2, y], 18, 8, shade(color, 0.2)) +
    grain(x - 8, y - 4) +
    grain(x + 8, y - 5) +
    grain(x, y + 2)
  const cell = (x: number, y: number, full: boolean) =>
    fill(`M${x - 15} ${y}l4 14h22l4 -14Z`, '#9aa39b') + oval([x, y], 15, 5, '#6f7872') + (full ? grain(x, y - 4) : '')
  return frame(
    ['#dcebd6', '#f3f3e0'],
    pane([372, 40], 84, 76, 'summer'),
    floor(182, '#d8b384', PAPER),
    raised(
      22,
      fill('M12 322V132H152L176 116V306L152 322Z', shade(CARDBOARD, 0.3)),
      fill('M12 132L40 114H178L152 132Z', glow(CARDBOARD, 0.3)),
      fill('M12 132H152V322H12Z', CARDBOARD),
      fill('M34 322V214Q34 168 82 168T130 214V322Z', '#6a4f36'),
      fill('M160 312V228Q164 206 170 222V304Z', '#6a4f36'),
      fill('M66 146l8 -5 8 5v9l-8 5 -8 -5ZM86 146l8 -5 8 5v9l-8 5 -8 -5Z', SUN.base),
      figure(storer, vary(POSES.heels, { lean: 6, nod: 8, elbows: [1, 1] }), [58, 324], 134, {
        grip: { near: [98, 274], far: [94, 280] },
      }),
      cell(94, 302, true) + cell(126, 302, true) + cell(110, 322, false) + cell(78, 324, true) + cell(142, 326, false),
      grain(100, 270),
      disc([97, 275], 6, CAST.idris.skin),
      figure(adult, vary(POSES.heels, { lean: 4, nod: 2, elbows: [1, 1] }), [212, 290], 206, {
        build: 'adult',
        grip: { near: [190, 250], far: [256, 204] },
      }),
      line('M268 194l6 -3M270 204l8 1', MAPLE.dark, 3),
      dashes('M300 330C250 290 244 350 300 334S420 310 420 340 350 360 300 330', PLUM.base, 4, '1 9'),
      flower(412, 240, ROSE.base),
      flower(440, 322, PLUM.base),
      dashes('M330 302L394 254', SUN.dark, 4, '1 10'),
      figure(
        dancer,
        vary(POSES.lower, {
          lean: 40,
          nod: -22,
          hands: pair(-26, -48, -22, -56),
          elbows: [-1, -1],
          feet: pair(-8, -4, 6, -6),
        }),
        [312, 338],
        150,
        {},
      ),
      line('M276 252q-10 6 -4 14M266 262q-10 6 -4 14M292 292q-8 4 -6 12', MAPLE.dark, 3.4),
      figure(reader, vary(POSES.crouch, { lean: 8, nod: -4, elbows: [1, 1] }), [196, 352], 146, {
        grip: { near: [236, 296], far: [226, 310] },
      }),
      line('M236 296l11 -6', CAST.lea.skin, 5),
    ),
  )
}

export function underTheBlueSheet(): string {
  const left = mild(ADULTS.helene, { top: MAPLE.base, legs: BARK.deep, shoes: INK })
  const right = mild(ADULTS.minh, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const swimmer = mild(CAST.lila, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const whale = mild(CAST.sami, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const floating = mild(CAST.rose, { top: FIR.soft, legs: PLUM.base, shoes: PAPER })
  const light = mild(CAST.fatou, { top: MAPLE.soft, legs: PLUM.dark, shoes: SUN.base })
  const bare = <T extends { wear: object }>(person: T) => ({ ...person, wear: { ...person.wear, barefoot: true } })
  const fish = (x: number, y: number, color: string, turn: number) =>
    place(fill('M-16 0Q-2 -16 14 0L24 -9V10L14 2Q-2 16 -16 0Z', color) + disc([-7, -2], 2, INK), [x, y], { turn })
  return frame(
    ['#d6ecec', '#eef3ea'],
    floor(214, '#b9c9b4', PAPER, false),
    rug([62, 320], 56, 14, STONE.soft, STONE.base),
    rug([250, 300], 150, 30, '#9fb8c2', '#aec5cc'),
    figure(left, vary(POSES.stand, { lean: -4, nod: -8, elbows: [1, 1] }), [52, 300], 208, {
      build: 'adult',
      grip: { near: [104, 118], far: [92, 136] },
    }),
    figure(right, vary(POSES.stand, { lean: -4, nod: -8, elbows: [1, 1] }), [432, 300], 204, {
      build: 'adult',
      facing: -1,
      grip: { near: [380, 118], far: [392, 136] },
    }),
    fill('M92 138Q150 60 244 66 340 60 392 138L420 196Q330 150 240 172 150 150 64 196Z', WATER.soft),
    fill('M104 118Q160 66 244 82 330 66 380 118 330 98 244 116 160 98 104 118Z', '#a5d2e2'),
    fill('M64 196Q150 150 240 172 330 150 420 196 330 176 240 192 150 176 64 196Z', WATER.base),
    line('M150 100Q146 136 128 168M244 84V176M336 100Q344 134 360 168', WATER.base, 2.6, 0.6),
    fill('M76 194Q150 176 240 192 330 176 408 194L396 322Q250 346 92 322Z', WATER.base, 0.2),
    fish(206, 54, MAPLE.base, -18) + fish(290, 60, ROSE.base, 24) + fish(130, 74, SUN.base, -32),
    disc([104, 118], 7, ADULTS.helene.skin) + disc([380, 118], 7, ADULTS.minh.skin),
    figure(bare(whale), vary(POSES.crawl, { nod: -40 }), [352, 274], 128, { facing: -1 }),
    line('M286 222q-8 8 0 16M274 216q-14 14 0 28M262 210q-20 20 0 40', PAPER, 3.6),
    figure(bare(swimmer), vary(POSES.crawl, { lean: 66, nod: -44 }), [132, 292], 134, {}),
    figure(
      bare(floating),
      vary(POSES.lie, { nod: 30, hands: pair(-40, -10, 4, -8), elbows: [-1, 1] }),
      [246, 314],
      136,
      {
        facing: -1,
      },
    ),
    figure(light, vary(POSES.tailor, { lean: -2, nod: -4, elbows: [1, 1] }), [430, 326], 132, {
      facing: -1,
      grip: { near: [404, 252], far: [410, 302] },
    }),
    line('M390 238l-8 -8M400 232l-3 -11', SUN.dark, 3.4),
    glowFish(),
  )
}

function glowFish(): string {
  return (
    fill('M58 314Q70 302 82 314L90 307V322L82 315Q70 326 58 314Z', glow(MAPLE.base, 0.2)) + disc([65, 313], 1.8, INK)
  )
}
