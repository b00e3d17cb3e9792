import { butterfly, chickadee } from '../../kit/animals.ts'
import { figure } from '../../kit/figure.ts'
import { pair } from '../../kit/geometry.ts'
import { fence, rope } from '../../kit/ground.ts'
import type { Head } from '../../kit/head.ts'
import { closer, cloud, flowers, frame, land, snowfall, specks, speed, sun, tufts, woods } from '../../kit/landscape.ts'
import { BARK, CREAM, FIR, INK, MAPLE, PAPER, PLUM, ROSE, SNOW, SUN, shade, WATER } from '../../kit/palette.ts'
import { ADULTS, CAST, dress, mild, summer, TUQUES, winter } from '../../kit/people.ts'
import { POSES, vary } from '../../kit/poses.ts'
import { dashes, disc, fill, line, oval, place } from '../../kit/svg.ts'
import { balanceBike, glassy, sled } from '../../kit/things.ts'
import { bare, bush, crown, fern, fir, leafy, limb, reeds, trunk } from '../../kit/trees.ts'

export function runDownhill(): string {
  const a = summer(CAST.rose, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const b = summer(CAST.idris, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.dark })
  const c = summer(CAST.mei, { top: WATER.base, legs: MAPLE.dark, shoes: PAPER, cut: 'stripes', trim: PAPER })
  return frame(
    ['#aedbe8', '#f8f3d8'],
    cloud([250, 84], 120, PAPER, 0.95),
    cloud([396, 130], 70, PAPER, 0.8),
    woods(250, 50, '#b5d6b4', 6),
    land([160, 286, 300, 262, 480, 250], '#a4cc8c'),
    woods(292, 34, '#8dbc80', 11, 'round'),
    land([0, 120, 90, 142, 220, 206, 340, 276, 420, 306, 480, 312], '#84b968'),
    land([0, 172, 110, 204, 240, 268, 350, 316, 480, 334], '#73ac5c'),
    line('M60 140Q130 168 190 206M30 158Q60 166 90 182', '#a5d08a', 3, 0.8),
    leafy([36, 142], 120, FIR.base, 4),
    flowers([190, 226], 6, PAPER, FIR.base, 5, [20, 110]),
    flowers([300, 340], 10, SUN.base, FIR.dark, 7, [30, 330]),
    oval([122, 168], 26, 5, INK, 22, 0.16),
    figure(a, vary(POSES.rush, { lean: 2 }), [120, 164], 106),
    oval([240, 230], 30, 6, INK, 26, 0.16),
    figure(
      b,
      vary(POSES.rush, {
        lean: 6,
        hands: pair(-24, -72, 28, -84),
      }),
      [238, 226],
      124,
    ),
    oval([374, 308], 36, 7, INK, 18, 0.16),
    figure(
      c,
      vary(POSES.rush, {
        lean: 10,
        hands: pair(-22, -84, 30, -70),
      }),
      [372, 304],
      142,
    ),
    speed('M60 96L96 112M52 118L82 132M166 158L200 174M290 222L322 240', PAPER),
    tufts([330, 354], 16, FIR.dark, 5, 12, [0, 480]),
    butterfly([432, 226], SUN.base, { turn: 20 }),
    reeds([0, 70], 368, 66, 8, FIR.dark, 9),
  )
}

export function sledding(): string {
  const rider = winter(CAST.zoe, {
    top: MAPLE.dark,
    legs: WATER.deep,
    trim: SUN.base,
    hat: { kind: 'helmet', color: SUN.base, trim: PAPER },
  })
  const walker = winter(CAST.emile, { top: WATER.base, legs: PLUM.dark, trim: CREAM, hat: TUQUES.maple })
  const adult = dress(
    ADULTS.nadia,
    { top: PLUM.base, legs: INK, shoes: BARK.deep, boots: true, bulk: 1, cut: 'coat', mitts: SUN.base },
    { kind: 'tuque', color: PLUM.dark, trim: ROSE.soft },
  )
  return frame(
    ['#bcd5e4', '#f6ede0'],
    sun([400, 70], 24, SUN.pale),
    woods(206, 70, '#b9cbd6', 7, 'fir'),
    fir([420, 254], 130, '#5d8478', true),
    fir([462, 266], 170, FIR.dark, true),
    land([0, 96, 120, 132, 260, 206, 370, 256, 480, 272], SNOW.base),
    fir([40, 122], 110, FIR.base, true),
    place(
      sled([-46, 2], MAPLE.base, { scale: 0.55 }) +
        line('M-22 -6L4 -18', BARK.soft, 2) +
        figure(
          walker,
          vary(POSES.walk, {
            lean: 14,
            hands: pair(-14, -40, 12, -40),
          }),
          [20, 0],
          84,
        ),
      [140, 146],
      { mirror: true },
    ),
    fill('M0 150C100 176 200 250 300 296 360 322 420 330 480 330V360H0Z', SNOW.light),
    fill(
      'M0 150C100 176 200 250 300 296 360 322 420 330 480 330 400 344 340 330 280 304 180 262 90 196 0 176Z',
      SNOW.shade,
    ),
    figure(
      adult,
      vary(POSES.reach, {
        hands: pair(14, -40, 24, -86),
      }),
      [436, 322],
      128,
      { build: 'adult', facing: -1 },
    ),
    line('M40 176Q110 200 168 236M30 200Q90 218 150 252', SNOW.deep, 4, 0.7),
    place(
      oval([0, 6], 60, 7, '#14281f', 0, 0.12) +
        figure(
          rider,
          vary(POSES.floor, {
            lean: -14,
            nod: 12,
            hands: pair(24, -30, 28, -32),
            feet: pair(31, -6, 34, -7),
          }),
          [-14, -6],
          134,
        ) +
        sled([0, 2], MAPLE.dark, { scale: 1.15 }) +
        line('M54 -22Q34 -44 18 -40', BARK.soft, 2.4),
      [232, 262],
      { turn: 27 },
    ),
    specks({ x: [96, 190], y: [200, 262] }, 26, SNOW.light, 5, 4),
    fill('M150 268Q120 232 98 240 112 250 112 262 88 258 80 270 118 288 150 276Z', SNOW.light),
    snowfall(36, 9),
    fill('M0 328Q90 300 170 340L190 360H0Z', SNOW.shade),
  )
}

export function ridePath(): string {
  const rider = mild(CAST.maika, {
    top: ROSE.base,
    legs: WATER.deep,
    shoes: PAPER,
    cut: 'stripes',
    trim: PAPER,
    hat: { kind: 'helmet', color: SUN.base, trim: MAPLE.dark },
  })
  return frame(
    ['#c6e6e2', '#faf5d8'],
    closer(
      1.28,
      [256, 330],
      sun([76, 72], 24, SUN.pale),
      woods(206, 80, '#c3deb3', 17),
      woods(232, 60, '#a7cc96', 4, 'round'),
      leafy([404, 262], 210, FIR.base, 5),
      leafy([80, 240], 150, FIR.soft, 8),
      land([0, 226, 150, 240, 320, 268, 480, 286], '#8fc073'),
      fill('M0 272C130 276 280 298 480 336V360H0Z', '#6fa75c'),
      fill('M0 262C150 262 300 286 480 322V352C320 318 150 300 0 304Z', '#e2c998'),
      fill('M0 292C150 288 320 308 480 340V352C320 318 150 300 0 304Z', '#cfb27c'),
      specks({ x: [10, 200], y: [270, 288] }, 14, '#c3a570', 5, 2),
      place(
        oval([0, 2], 66, 6, INK, 0, 0.18) +
          balanceBike([0, 0], MAPLE.dark, { scale: 1.3 }) +
          figure(rider, vary(POSES.sit, { lean: 20, nod: -12, lap: true }), [-12, -2], 150, {
            grip: { near: [26, -80], far: [30, -82] },
            step: { near: [2, -8], far: [-46, -12] },
          }),
        [246, 298],
        { turn: 7 },
      ),
      speed('M112 196H150M100 222H146M118 248H150', PAPER),
      chickadee([100, 258], { scale: 1 }),
      bush([30, 352], 130, 70, FIR.dark, 7),
      fern([410, 366], 60, FIR.dark),
      flowers([334, 352], 14, PAPER, FIR.deep, 6, [110, 360]),
      tufts([336, 356], 12, FIR.dark, 6, 12, [90, 400]),
    ),
  )
}

export function ropeSwing(): string {
  const rider = summer(CAST.awa, { top: WATER.base, legs: ROSE.base, shoes: SUN.base })
  const friend = summer(CAST.sami, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  return frame(
    ['#c2e4e6', '#faf4d6'],
    woods(230, 76, '#bfdcb0', 3),
    woods(250, 46, '#a4cb93', 8, 'round'),
    land([0, 258, 240, 248, 480, 262], '#8fc073'),
    fill('M0 316C150 292 330 292 480 316V360H0Z', '#74ab5f'),
    oval([250, 312], 158, 24, '#d9c08a', 0, 0.75),
    trunk([56, 340], -10, 76, BARK.base),
    limb([50, 78], [200, 30], [420, 46], 46, 14, BARK.base),
    limb([50, 40], [10, 10], [-20, 6], 30, 16, shade(BARK.base, 0.12)),
    crown([400, 16], 120, 46, FIR.base, 5),
    crown([120, -4], 150, 46, FIR.base, 9),
    line('M236 38h28', '#8c6b3c', 9),
    dashes('M118 268Q240 322 372 252', PAPER, 3, '2 10', 0.9),
    place(
      rope('M0 0V188', 5) +
        figure(
          rider,
          vary(POSES.sit, { hip: [-2, -24], lean: -30, nod: 16, feet: pair(26, -14, 30, -18), elbows: [1, 1] }),
          [-14, 224],
          140,
          { grip: { near: [1, 168], far: [0, 150] } },
        ) +
        oval([0, 194], 30, 7, shade(MAPLE.dark, 0.25)) +
        oval([0, 191], 30, 6.5, MAPLE.base) +
        disc([0, 190], 4, BARK.deep),
      [250, 42],
      { turn: -24 },
    ),
    figure(
      friend,
      vary(POSES.stand, {
        hands: pair(10, -46, 16, -66),
        nod: -8,
      }),
      [442, 318],
      122,
      { facing: -1, shadow: true },
    ),
    [96, 128, 176, 236, 300, 356, 398]
      .map((x, i) => oval([x, 328 + Math.sin(((x - 96) / 302) * 3.14) * 14], 8, 5, i % 2 ? '#b6bcb4' : '#d6d8cd'))
      .join(''),
    tufts([340, 356], 12, FIR.dark, 6, 12),
    fern([22, 368], 60, FIR.dark),
    butterfly([160, 214], ROSE.soft, { turn: -15 }),
  )
}

export function rollGrass(): string {
  const roller = (head: Head, look: Parameters<typeof summer>[1], belly: boolean) => {
    const pose = vary(POSES.lie, {
      hip: [0, -11],
      lean: belly ? 92 : -92,
      nod: belly ? -46 : 46,
      hands: belly
        ? [
            [10, -22],
            [22, -4],
          ]
        : [
            [-6, -21],
            [-2, -16],
          ],
      feet: belly
        ? [
            [-36, -9],
            [-34, -19],
          ]
        : [
            [36, -8],
            [36, -18],
          ],
      knees: belly ? [1, 1] : [-1, -1],
    })
    return oval([0, 3], 60, 7, INK, 0, 0.16) + figure(summer(head, look), pose, [0, 0], 118)
  }
  return frame(
    ['#aedbe8', '#f8f3d8'],
    closer(
      1.08,
      [220, 300],
      cloud([26, 80], 100, PAPER, 0.95),
      sun([410, 70], 26, SUN.soft),
      woods(190, 60, '#b5d6b4', 16),
      leafy([436, 214], 150, FIR.base, 5),
      land([0, 216, 110, 150, 236, 124, 360, 160, 480, 222], '#9acb78'),
      fill(
        'M160 176Q190 152 228 136L276 136Q256 154 250 178ZM250 252Q274 196 286 140L330 152Q352 204 356 252ZM96 326Q116 250 122 156L188 136Q234 230 240 326Z',
        '#bfdc8e',
        0.8,
      ),
      flowers([170, 200], 6, PAPER, FIR.base, 3, [350, 396]),
      flowers([224, 272], 8, SUN.base, FIR.base, 5, [10, 96]),
      tufts([200, 340], 18, FIR.base, 4, 9),
      place(roller(CAST.emile, { top: SUN.base, legs: WATER.deep, shoes: PAPER }, false), [206, 174], {
        turn: -7,
        scale: 0.78,
      }),
      place(roller(CAST.sami, { top: MAPLE.base, legs: FIR.deep, shoes: SUN.base }, true), [304, 248], {
        turn: 8,
        scale: 1.02,
      }),
      place(roller(CAST.lea, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER }, false), [168, 322], {
        turn: -6,
        scale: 1.3,
      }),
      line(
        'M152 146q10 -18 30 -20M262 152q2 -12 -4 -18M238 206q10 -22 36 -26M372 216q8 10 8 22M70 276q12 -28 46 -34M258 280q10 12 8 28',
        PAPER,
        3.4,
        0.95,
      ),
      reeds([390, 480], 366, 60, 10, FIR.dark, 5),
      butterfly([60, 208], SUN.base, { turn: -20 }),
    ),
  )
}

export function slideIce(): string {
  const a = winter(CAST.awa, {
    top: ROSE.base,
    legs: PLUM.dark,
    trim: SUN.base,
    hat: { kind: 'helmet', color: PLUM.base, trim: PAPER },
  })
  const b = winter(CAST.emile, {
    top: FIR.base,
    legs: MAPLE.deep,
    trim: CREAM,
    hat: { kind: 'helmet', color: MAPLE.dark, trim: CREAM },
  })
  return frame(
    ['#c4d8e6', '#f8ecdc'],
    sun([96, 92], 24, SUN.pale),
    woods(206, 60, '#bccbd5', 4),
    bare([430, 244], 190, '#8b7b73', 9),
    fill('M24 246V186L82 150 140 186V246Z', '#c98b62'),
    fill('M14 192L82 144 150 192 142 200 82 160 22 200Z', SNOW.light),
    fill('M70 246V212H96V246ZM36 206H56V226H36Z', '#f6d586'),
    fence([160, 480], 252, 50, '#b99a7c', 26),
    land([0, 246, 160, 240, 320, 248, 480, 240], SNOW.base),
    land([0, 282, 100, 262, 380, 262, 480, 276], SNOW.light),
    oval([246, 314], 204, 32, SNOW.shade),
    glassy([246, 312], 194, 27),
    oval([160, 318], 34, 5, WATER.base, 0, 0.35),
    oval([322, 318], 34, 5, WATER.base, 0, 0.35),
    figure(
      a,
      vary(POSES.balance, {
        hip: [-3, -31],
        lean: 16,
        nod: -8,
        hands: pair(-34, -56, 34, -68),
        feet: pair(-13, -4, 15, -4),
      }),
      [162, 318],
      146,
    ),
    figure(
      b,
      vary(POSES.balance, {
        hip: [-6, -29],
        lean: 22,
        nod: -12,
        hands: pair(-32, -62, 34, -52),
        feet: pair(-10, -4, 16, -4),
      }),
      [330, 318],
      138,
    ),
    speed('M48 286H92M40 304H84M228 296H256M224 312H250', WATER.base),
    fill('M0 334Q60 310 120 342L130 360H0ZM480 326Q430 320 388 348L380 360H480Z', SNOW.shade),
    snowfall(30, 5),
    chickadee([388, 196], { scale: 1 }),
  )
}
