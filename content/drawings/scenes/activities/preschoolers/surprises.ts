import { figure } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
import { frame, raised } from '../../../kit/landscape.ts'
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
import { ADULTS, CAST, dress, mild, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, doorway, floor, pane, pinned, plant, table, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { ball, basket, carton, cloth, crayon } from '../../../kit/toys.ts'

/** On the tips of the toes. */
const TIPTOE = vary(POSES.stand, { hip: [0, -41], feet: pair(-5, -9, 7, -9), soles: [38, 38], elbows: [1, 1] })

export function elvesDeliver(): string {
  const first = mild(CAST.mei, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, hat: TUQUES.rose })
  const second = mild(CAST.noah, { top: FIR.base, legs: WATER.deep, shoes: PAPER, hat: TUQUES.sun })
  const third = mild(CAST.theo, {
    top: ROSE.base,
    legs: FIR.deep,
    shoes: PAPER,
    cut: 'stripes',
    trim: CREAM,
    hat: TUQUES.fir,
  })
  const adult = mild(ADULTS.minh, { top: PLUM.base, legs: BARK.deep, shoes: INK, hat: TUQUES.maple })
  const cook = mild({ ...ADULTS.pierre, view: 'back' }, { top: WATER.base, legs: INK, shoes: INK })
  return frame(
    ['#f0dccb', '#f7ebdc'],
    wainscot(146, 232, '#d99a7c'),
    pinned([70, 52], 56, 48, [WATER.base, SUN.base, ROSE.base], -4),
    pinned([196, 54], 50, 44, [FIR.base, MAPLE.base], 5),
    floor(218, '#b6a48f', PAPER, false),
    raised(
      14,
      line('M0 282H480M84 232L30 360M216 232L196 360M346 232L360 360', '#a28f7a', 2),
      doorway([372, 244], 92, 204, BARK.soft, '#e9f0ea'),
      fill('M376 168H460V240H376Z', '#b9c2bf') + fill('M376 164H460V172H376Z', '#98a3a1'),
      line('M384 66h70', STONE.base, 4),
      disc([396, 84], 9, STONE.base) + disc([446, 82], 7, MAPLE.base) + line('M396 68v10M446 68v10', STONE.base, 3),
      fill('M436 150h22v16h-22Z', WATER.deep) + line('M440 142q4 -6 0 -12M450 142q4 -6 0 -12', PAPER, 3),
      figure(cook, vary(POSES.standFront, { hands: pair(-14, -44, 14, -48) }), [416, 250], 178, { build: 'adult' }),
      line('M404 118L412 156 420 156 430 118M402 158H432M416 158l-8 22M416 158l8 20', PAPER, 4),
      figure(adult, vary(TIPTOE, { lean: 4, nod: 2 }), [60, 346], 200, {
        build: 'adult',
        grip: { near: [92, 166], far: [112, 232] },
      }),
      line('M88 172L86 160', ADULTS.minh.skin, 5),
      figure(third, vary(TIPTOE, { lean: 6, nod: -4 }), [146, 348], 148, {
        grip: { near: [196, 254], far: [190, 262] },
      }),
      figure(second, vary(TIPTOE, { lean: 4, nod: 2 }), [216, 346], 146, {
        grip: { near: [266, 254], far: [260, 262] },
      }),
      disc([196, 254], 6.4, CAST.theo.skin),
      figure(first, vary(TIPTOE, { lean: 6, nod: -2 }), [288, 348], 148, {
        grip: { near: [330, 278], far: [344, 272] },
      }),
      disc([266, 254], 6.4, CAST.noah.skin),
      place(
        fill('M-26 -38H26V0H-26Z', ROSE.soft) +
          fill('M12 -38H26V0H12Z', shade(ROSE.soft, 0.12)) +
          line('M-26 -24H26M-26 -10H26M-12 -38V0M6 -38V0M-26 -34L26 -6', CREAM, 5) +
          fill('M-4 -38q-22 -6 -18 -18 12 -4 18 18 2 -24 16 -20 6 14 -16 20Z', SUN.base) +
          line('M-4 -38l-10 10M-2 -38l12 8', SUN.base, 4),
        [348, 294],
        { turn: -6 },
      ),
      disc([330, 279], 6.4, CAST.mei.skin),
      fill('M404 330l42 -6 6 18 -42 6Z', PAPER) + line('M416 336q4 -8 8 0t8 -2 8 0', MAPLE.base, 3),
    ),
  )
}

export function vanishedUnderScarf(): string {
  const magician = mild(CAST.awa, { top: PLUM.base, legs: WATER.deep, shoes: PAPER, cut: 'overalls' })
  const amazed = mild(CAST.emile, { top: FIR.base, legs: BARK.base, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const pointing = mild(CAST.jasleen, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const thinking = mild(CAST.anh, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  const adult = mild(ADULTS.nadia, { top: WATER.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#c9b8d8', '#e6dce6'],
    fill('M0 0H64Q52 120 70 214H0Z', '#8d3b55') + line('M18 0V206M42 0Q38 110 50 206', '#75304a', 4),
    fill('M480 0H416Q428 120 410 214H480Z', '#8d3b55') + line('M462 0V206M438 0Q442 110 430 206', '#75304a', 4),
    floor(176, '#b98c6c', PAPER),
    raised(
      38,
      figure(adult, vary(POSES.tailorFront, {}), [336, 250], 190, {
        build: 'adult',
        grip: { near: [316, 222], far: [356, 222] },
      }),
      figure(amazed, vary(POSES.tailorFront, { elbows: [-1, 1] }), [262, 270], 136, {
        grip: { near: [244, 196], far: [282, 196] },
      }),
      figure(thinking, vary(POSES.tailorFront, {}), [416, 272], 136, { grip: { near: [408, 212], far: [430, 246] } }),
      figure(pointing, vary(POSES.tailorFront, {}), [92, 262], 132, { grip: { near: [76, 232], far: [130, 196] } }),
      line('M130 196l9 -5', CAST.jasleen.skin, 5),
      table([318, 360], 216, 62, '#8c6bb0', 22),
      oval([318, 310], 96, 6, shade('#8c6bb0', 0.15)),
      carton([384, 312], 54, 34),
      disc([318, 294], 20, PAPER, 0.4),
      dashes('M318 276a18 18 0 1 0 .1 0', PAPER, 3, '1 8'),
      line('M318 262v-8M342 276l7 -5M294 276l-7 -5', SUN.base, 4),
      place(line('M-24 0H24', BARK.pale, 9) + line('M18 0H24', PAPER, 9), [258, 312], { turn: -4 }),
      figure(
        { ...magician, view: 'back' },
        vary(POSES.standFront, { hands: pair(-16, -40, 30, -76) }),
        [190, 382],
        196,
        {
          grip: { far: [252, 232] },
        },
      ),
      cloth([250, 226], 70, 46, SUN.base),
      line('M252 240q30 16 62 4', SUN.dark, 2),
      disc([252, 232], 8, CAST.awa.skin),
      line('M164 270L150 306 186 318', glow(PLUM.base, 0.12), 15),
      ball([196, 318], 15, ROSE.base),
      disc([186, 318], 8.2, CAST.awa.skin),
      disc([202, 330], 5, CAST.awa.skin),
    ),
  )
}

export function sockRink(): string {
  const pusher = mild(CAST.kofi, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base })
  const keeper = mild(CAST.zoe, { top: FIR.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const shiner = mild(CAST.rose, { top: SUN.base, legs: FIR.deep, shoes: ROSE.soft })
  const caller = mild(CAST.sami, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const adult = dress(ADULTS.helene, { top: PAPER, legs: INK, shoes: ROSE.base, cut: 'stripes', trim: INK })
  const puck = (x: number, y: number, color: string) =>
    oval([x, y], 14, 10, color) +
    line(`M${x - 8} ${y - 2}q6 6 14 0`, shade(color, 0.25), 2.6) +
    line(`M${x - 4} ${y - 7}h8`, PAPER, 3)
  return frame(
    ['#e6dfd0', '#f2ece0'],
    pane([30, 38], 92, 78, 'winter'),
    fill('M330 40h104v74h-104Z', PAPER) +
      line('M346 60l16 20 16 -20M352 96h24', ROSE.base, 5) +
      line('M394 58v30M410 58v30M424 58v30M392 98h34', WATER.base, 5),
    floor(184, '#cfe1e8', PAPER, false),
    raised(
      12,
      line('M240 196L240 360', ROSE.base, 6, 0.5),
      oval([240, 270], 74, 26, '#cfe1e8') +
        `<ellipse cx="240" cy="270" rx="74" ry="26" stroke="${WATER.soft}" stroke-width="5"/>`,
      fill('M40 250L190 222 196 240 52 274Z', PAPER, 0.85) + line('M64 256L176 234', '#e8f4f7', 4),
      line('M90 300l40 -8M300 232l26 -4M330 346l48 -10', PAPER, 4, 0.8),
      fill('M374 152L346 136 342 160Z', MAPLE.soft) + line('M374 153l6 4', MAPLE.soft, 7),
      line('M334 140l-8 -4M332 149h-9M334 158l-8 3', MAPLE.dark, 3),
      fill('M378 204h52v34h-52Z', BARK.soft) + line('M376 204h56', BARK.pale, 7),
      figure(caller, vary(POSES.sit, { lean: 2, nod: -6, elbows: [1, 1] }), [404, 232], 128, {
        facing: -1,
        grip: { near: [376, 150], far: [378, 190] },
      }),
      figure(adult, vary(POSES.stand, { lean: -4, nod: -4, elbows: [1, 1] }), [262, 272], 196, {
        build: 'adult',
        facing: -1,
        grip: { near: [246, 62], far: [230, 176] },
      }),
      figure(shiner, vary(POSES.crawl, { lean: 68, nod: -46 }), [138, 268], 130, {
        facing: -1,
        grip: { near: [92, 262], far: [84, 266] },
      }),
      fill('M62 262l34 -6 6 12 -36 8Z', MAPLE.base),
      disc([92, 262], 6, CAST.rose.skin),
      chair([448, 306], PLUM.base, { scale: 1.1, mirror: true }),
      figure(keeper, vary(POSES.crouch, { lean: 14, nod: -10, elbows: [1, 1] }), [418, 334], 150, {
        facing: -1,
        grip: { near: [372, 312], far: [384, 268] },
      }),
      chair([440, 362], FIR.base, { scale: 1.15, mirror: true }),
      puck(318, 324, WATER.base),
      line('M348 320l22 -4M346 330l14 0', PAPER, 3.4),
      figure(
        pusher,
        vary(POSES.lower, { lean: 32, nod: -10, feet: pair(20, -5, -20, -8), elbows: [1, 1] }),
        [150, 352],
        160,
        { grip: { near: [198, 286], far: [210, 296] } },
      ),
      line('M184 270L296 326', CARDBOARD, 11) + line('M184 266L292 320', glow(CARDBOARD, 0.35), 3),
      disc([198, 284], 7, CAST.kofi.skin) + disc([214, 290], 6.4, shade(CAST.kofi.skin, 0.12)),
      puck(58, 332, MAPLE.base) + puck(214, 236, SUN.base),
    ),
  )
}

export function numberOffice(): string {
  const clerk = mild(CAST.lila, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  const payer = mild(CAST.theo, { top: SUN.base, legs: FIR.deep, shoes: ROSE.base })
  const waiting = mild(CAST.fatou, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, cut: 'overalls' })
  const last = mild(CAST.mei, { top: PLUM.base, legs: MAPLE.dark, shoes: SUN.base })
  const adult = mild(ADULTS.pierre, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const digits: Record<number, string> = {
    3: 'M-5 -9H4L-1 -2Q7 -1 5 5 2 10 -6 7',
    4: 'M3 9V-9L-6 3H7',
    5: 'M5 -9H-4L-5 -1Q5 -4 5 3 4 10 -6 8',
    6: 'M4 -9Q-7 -2 -5 4 -2 10 4 6 7 -1 -4 1',
  }
  const card = (x: number, y: number, n: number, color: string, turn = 0, scale = 1) =>
    place(
      fill('M-17 -24H17V24H-17Z', PAPER) +
        place(line(digits[n] ?? '', color, 4), [0, -9]) +
        line(
          Array.from({ length: n }, (_, i) => `M${-9 + (i % 3) * 9} ${9 + Math.floor(i / 3) * 9}h.1`).join(''),
          INK,
          5.6,
        ),
      [x, y],
      { turn, scale },
    )
  return frame(
    ['#dfe6cf', '#f3f1df'],
    [0, 1, 2, 3, 4]
      .map((i) => fill(`M${196 + i * 46} ${52 + (i % 2) * 3}h34v40h-34Z`, i === 3 ? SUN.soft : PAPER))
      .join('') +
      [0, 1, 2, 3, 4]
        .map((i) =>
          line(
            Array.from(
              { length: i + 1 },
              (_, j) => `M${205 + i * 46 + (j % 3) * 8} ${66 + (i % 2) * 3 + Math.floor(j / 3) * 10}h.1`,
            ).join(''),
            [ROSE.base, FIR.base, WATER.base, MAPLE.dark, PLUM.base][i] ?? INK,
            6,
          ),
        )
        .join('') +
      line('M186 46H432', BARK.soft, 4),
    floor(192, '#c4a98c', PAPER),
    raised(
      14,
      figure(clerk, vary(POSES.standFront, { nod: 0 }), [84, 306], 158, { grip: { near: [58, 232], far: [112, 226] } }),
      fill('M10 238H158V336H10Z', CARDBOARD) +
        fill('M10 238L26 222H172L158 238Z', glow(CARDBOARD, 0.3)) +
        fill('M158 238L172 222V318L158 336Z', shade(CARDBOARD, 0.28)),
      line('M14 238V120M154 238V120', shade(CARDBOARD, 0.15), 9),
      fill('M6 98H162V132H6Z', MAPLE.base) + line('M26 115h18M52 115h30M92 115h24M124 115h18', CREAM, 5),
      card(116, 222, 4, MAPLE.dark, 4, 0.95),
      disc([110, 230], 6.6, CAST.lila.skin),
      disc([58, 230], 6.6, CAST.lila.skin),
      fill('M28 230q0 -14 12 -14t12 14Z', SUN.base) + disc([40, 214], 3, SUN.dark),
      line('M40 268h80M40 286h56M40 304h70', shade(CARDBOARD, 0.22), 4),
      figure(
        payer,
        vary(POSES.jump, { hip: [0, -56], hands: pair(-24, -92, 26, -96), feet: pair(-6, -26, 10, -24), lean: 0 }),
        [222, 346],
        150,
        { facing: -1 },
      ),
      oval([222, 348], 34, 7, BARK.deep, 0, 0.18),
      line('M190 336v10M206 330v10M240 330v10M254 336v10', MAPLE.dark, 3.6),
      chair([318, 318], WATER.deep, { mirror: true, scale: 1.35 }),
      figure(adult, vary(POSES.sit, { hip: [0, -17], lean: 10, nod: 12, elbows: [1, 1] }), [318, 318], 200, {
        build: 'adult',
        facing: -1,
        grip: { near: [282, 268], far: [288, 226] },
      }),
      card(272, 262, 3, FIR.base, -8, 0.9),
      disc([282, 272], 7, ADULTS.pierre.skin),
      chair([404, 340], ROSE.dark, { mirror: true, scale: 1.15 }),
      figure(waiting, vary(POSES.sit, { lean: -4, nod: 2, elbows: [1, 1] }), [402, 340], 148, {
        facing: -1,
        grip: { near: [370, 288], far: [364, 280] },
      }),
      card(360, 278, 5, PLUM.base, 6, 0.9),
      disc([371, 289], 6.4, CAST.fatou.skin),
      figure(last, vary(POSES.stand, { lean: 0, nod: 6, elbows: [1, 1] }), [452, 322], 142, {
        facing: -1,
        grip: { near: [424, 250], far: [428, 242] },
      }),
      card(418, 238, 6, ROSE.base, -6, 0.85),
      disc([424, 250], 6.2, CAST.mei.skin),
    ),
  )
}

export function paperGiant(): string {
  const heart = mild(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const listener = mild(CAST.rose, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const bones = mild(CAST.maika, { top: FIR.base, legs: MAPLE.dark, shoes: SUN.base, cut: 'overalls' })
  const drawer = mild(CAST.emile, { top: PLUM.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const adult = mild(ADULTS.marc, { top: WATER.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#f2ddcf', '#f8ede0'],
    pane([360, 38], 92, 78, 'autumn'),
    floor(174, '#b98f70', PAPER),
    raised(
      30,
      plant([30, 208], ROSE.base, { scale: 0.95 }),
      figure(listener, vary(POSES.kneel, { lean: 16, nod: 10, elbows: [1, 1] }), [104, 250], 146, {
        grip: { near: [154, 186], far: [140, 190] },
      }),
      figure(heart, vary(POSES.stand, { lean: -2, nod: 6, elbows: [1, 1] }), [196, 250], 142, {
        facing: -1,
        grip: { near: [204, 190], far: [202, 196] },
      }),
      line('M142 178L180 178', CARDBOARD, 13) + oval([142, 178], 3, 6.5, shade(CARDBOARD, 0.4)),
      disc([156, 182], 6, CAST.rose.skin),
      line('M224 150q8 -10 12 0 -2 8 -12 14 -10 -6 -12 -14 4 -10 12 0M206 132l6 -6M240 132l-5 -6', ROSE.base, 3.6),
      fill('M60 268H452L478 346H24Z', PAPER) + line('M24 346H478', '#dcd3c0', 5),
      fill('M118 306Q92 286 98 306 92 330 124 318Z', PAPER),
      `<ellipse cx="104" cy="304" rx="34" ry="22" stroke="${WATER.deep}" stroke-width="5"/>`,
      line(
        'M138 298Q160 288 182 288L246 274Q262 274 256 284L214 298H292L402 282Q430 282 424 292L330 308 420 324Q432 334 404 336L290 322H212L262 334Q266 346 248 344L178 326Q158 322 138 312',
        WATER.deep,
        5,
      ),
      line('M92 296q10 -8 20 0t-8 10 -18 0 8 -8 12 4', ROSE.dark, 3),
      line('M152 305H274', CREAM, 9) + line('M152 305H274', STONE.soft, 6),
      line('M168 296v18M184 294v22M200 294v22', STONE.soft, 5),
      line('M298 300L352 292M298 314L350 320M366 290L404 287', STONE.soft, 6),
      fill('M190 300q-10 -12 -14 -2 -2 6 14 14 16 -8 14 -14 -4 -10 -14 2Z', ROSE.base),
      oval([240, 306], 17, 8, MAPLE.soft) + line('M232 306h.1M240 303h.1M247 308h.1', FIR.dark, 5),
      figure(bones, vary(POSES.kneel, { lean: 34, nod: 10, elbows: [1, 1] }), [312, 284], 142, {
        facing: 1,
        grip: { near: [366, 274], far: [360, 286] },
      }),
      line('M356 286l24 -6', STONE.pale, 6),
      disc([367, 275], 6.2, CAST.maika.skin),
      figure(adult, vary(POSES.kneel, { lean: 34, nod: 8, elbows: [1, 1] }), [446, 330], 190, {
        build: 'adult',
        facing: -1,
        grip: { near: [374, 334], far: [392, 320] },
      }),
      line('M300 342h18M324 342h10M340 342h20', PLUM.dark, 3.6),
      line('M374 334l-10 7', MAPLE.dark, 4),
      disc([375, 333], 7.4, ADULTS.marc.skin),
      figure(drawer, vary(POSES.heels, { lean: 30, nod: 12, elbows: [1, 1] }), [36, 352], 146, {
        grip: { near: [86, 318], far: [80, 306] },
      }),
      crayon([90, 312], ROSE.dark, { turn: -50, scale: 0.9 }),
      disc([86, 318], 6.4, CAST.emile.skin),
      basket([284, 250], 40, 20, BARK.pale, line('M-8 -18v-12M2 -18v-14M10 -18v-9', STONE.pale, 5)),
    ),
  )
}
