import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { closer, frame } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, INK, MAPLE, PAPER, PLUM, ROSE, STONE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, CAST, dress, mild, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { bench, doorway, floor, hooks, pane, pinned, rug, shelf, table } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { boots } from '../../../kit/things.ts'
import { basket, bear, carton, cushion, doll, mitts, pumpkin, rabbit, tuque } from '../../../kit/toys.ts'

export function bigShadows(): string {
  const horned = mild(CAST.idris, { top: MAPLE.base, legs: WATER.deep, shoes: SUN.base })
  const caped = mild(CAST.rose, { top: ROSE.base, legs: PLUM.soft, shoes: PAPER })
  const holder = mild(CAST.anh, { top: SUN.base, legs: FIR.base, shoes: PAPER })
  const adult = mild(ADULTS.nadia, { top: MAPLE.soft, legs: WATER.base, shoes: PAPER })
  const night = '#262b48'
  const ghost = '#6d6a8c'
  const shape = dress(
    { skin: ghost, hair: { style: 'short', color: ghost } },
    { top: ghost, legs: ghost, shoes: ghost },
  )
  return frame(
    ['#3b4066', '#4a4d72'],
    line('M66 22H420', BARK.soft, 7),
    fill('M78 24H408V250Q360 262 320 252T240 254 160 252 78 250Z', '#fdf0c8'),
    oval([238, 142], 150, 104, '#fff8e2', 0, 0.8),
    fill(
      'M96 252C84 196 110 168 146 170L144 152 158 156 160 170C196 170 216 198 206 252 170 256 130 256 96 252Z',
      ghost,
    ),
    line('M124 180Q112 214 122 250M150 174V252M178 180Q190 214 180 250', '#8a86a3', 3),
    figure(
      { ...shape, view: 'back' },
      vary(POSES.standFront, { hands: pair(-30, -66, 30, -66), elbows: [-1, 1] }),
      [322, 328],
      262,
      {},
    ),
    fill('M292 98L258 38Q302 48 314 84ZM352 98L386 38Q342 48 330 84Z', ghost),
    fill('M0 248H480V360H0Z', '#57496a'),
    line('M0 248H480', night, 6),
    figure(horned, vary(POSES.standFront, { hands: pair(-34, -60, 34, -60), elbows: [-1, 1] }), [322, 330], 124, {}),
    fill('M308 208L296 182Q312 186 316 204ZM336 208L348 182Q332 186 328 204Z', CREAM),
    line('M306 209H338', CREAM, 6),
    pumpkin([160, 312], 68, 50),
    fill('M54 296L116 262 214 300 130 330Z', '#fdf0c8', 0.22),
    figure(holder, vary(POSES.kneel, { lean: 12, nod: 4, elbows: [1, 1] }), [34, 350], 156, {
      grip: { near: [80, 282], far: [84, 272] },
    }),
    line('M62 290L88 280', '#d6463a', 10),
    line('M92 279L100 276', STONE.soft, 15),
    disc([79, 285], 7.6, CAST.anh.skin),
    figure(
      { ...caped, view: 'back' },
      vary(POSES.standFront, { hands: pair(-34, -54, 34, -56), elbows: [-1, 1] }),
      [224, 366],
      138,
      {},
    ),
    fill('M196 270Q224 262 252 270L278 350Q250 342 224 350 198 342 170 350Z', WATER.soft),
    line('M210 280L196 340M224 278V342M238 280L252 340', WATER.base, 3),
    line('M198 266v9M250 266v9', SUN.base, 6),
    fill('M424 0H480V360H424Z', '#f3e2b8', 0.28),
    figure(adult, vary(POSES.kneel, { lean: 2, nod: 2, elbows: [1, 1] }), [436, 346], 196, {
      build: 'adult',
      facing: -1,
      grip: { near: [398, 284], far: [400, 240] },
    }),
    pumpkin([374, 354], 40, 30),
    fill('M448 118h18v28h-18Z', PAPER),
    line('M457 126v8', STONE.base, 4),
  )
}

export function sockStorm(): string {
  const thrower = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const armful = mild(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const diver = mild(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: PAPER, cut: 'overalls' })
  const lobber = mild(CAST.kofi, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const adult = mild(ADULTS.helene, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const unshod = (person: typeof thrower) => ({ ...person, wear: { ...person.wear, barefoot: true } })
  const sock = ([x, y]: Point, color: string, turn = 0, size = 1) =>
    place(
      disc([0, 0], 11, color) + line('M-8 -6Q0 -2 8 -6', shade(color, 0.2), 3) + line('M-3 4h8', PAPER, 3.4),
      [x, y],
      { turn, scale: size },
    )
  return frame(
    ['#e3e9ee', '#f3efe2'],
    pane([38, 34], 96, 82, 'winter'),
    pinned([366, 40], 54, 46, [MAPLE.base, FIR.base, WATER.base], 4),
    floor(196, '#d6b084'),
    line('M246 196L236 360', SUN.base, 12),
    line('M246 196L236 360', SUN.soft, 4),
    figure(
      unshod(lobber),
      vary(POSES.stand, { lean: -8, nod: -8, elbows: [-1, 1], feet: pair(-10, -4, 10, -4) }),
      [356, 248],
      134,
      {
        facing: -1,
        grip: { near: [396, 130], far: [322, 154] },
      },
    ),
    sock([398, 122], ROSE.base),
    disc([395, 131], 6, CAST.kofi.skin),
    figure(adult, vary(POSES.kneel, { lean: -2, nod: 4, elbows: [1, 1] }), [84, 262], 190, {
      build: 'adult',
      grip: { near: [140, 152], far: [126, 196] },
    }),
    sock([146, 142], FIR.soft, 20),
    disc([141, 153], 6.4, ADULTS.helene.skin),
    figure(
      unshod(thrower),
      vary(POSES.run, { lean: 8, nod: -10, hands: pair(-20, -60, 26, -80), elbows: [-1, 1] }),
      [168, 340],
      156,
      {
        grip: { far: [214, 220] },
      },
    ),
    basket(
      [46, 346],
      80,
      44,
      BARK.pale,
      disc([-20, -48], 12, MAPLE.base) + disc([4, -54], 13, WATER.soft) + disc([24, -47], 11, PLUM.soft),
    ),
    sock([248, 140], SUN.base, 40),
    sock([212, 84], WATER.base, -20),
    sock([286, 68], PLUM.base, 70),
    sock([300, 186], MAPLE.base, -50),
    sock([232, 200], ROSE.soft, 10),
    sock([172, 60], FIR.base, 30),
    line('M268 150q12 2 20 10M196 92q-10 4 -16 12M302 62q10 -2 18 2', PAPER, 4),
    figure(unshod(armful), vary(POSES.stand, { lean: -4, nod: 4, elbows: [1, 1] }), [428, 338], 152, {
      facing: -1,
      grip: { near: [400, 256], far: [396, 262] },
      holding:
        sock([398, 238], SUN.base) +
        sock([416, 232], WATER.base) +
        sock([388, 252], PLUM.soft) +
        sock([410, 248], FIR.soft),
    }),
    figure(unshod(diver), vary(POSES.crawl, { nod: -50 }), [318, 350], 148, {
      facing: -1,
      grip: { near: [268, 338] },
    }),
    sock([262, 330], WATER.soft),
    sock([374, 346], ROSE.base, 60),
    sock([450, 350], MAPLE.base, 10),
    sock([120, 352], PLUM.soft, -30),
  )
}

export function stuffieClinic(): string {
  const listener = mild(CAST.awa, { top: PAPER, legs: WATER.deep, shoes: ROSE.base, cut: 'apron', trim: WATER.soft })
  const bandager = mild(CAST.emile, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const adult = mild(ADULTS.julie, { top: SUN.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#d8e8e6', '#f2eee0'],
    pane([30, 34], 92, 80, 'autumn'),
    fill('M196 30H284V100H196Z', PAPER),
    line('M240 46V84M221 65H259', '#d6463a', 13),
    floor(200, '#d6b084'),
    shelf([372, 200], 108, 96, [
      ['plant', 'books'],
      ['bin', 'basket'],
    ]),
    rug([220, 320], 220, 38, '#a9c9c4', '#d3e3da'),
    closer(
      1.12,
      [232, 352],
      figure(adult, vary(POSES.stand, { lean: 6, nod: 14, elbows: [1, 1] }), [424, 336], 208, {
        build: 'adult',
        facing: -1,
        grip: { near: [382, 208], far: [376, 214] },
        holding:
          fill('M366 176Q400 166 410 196 408 226 378 228 356 214 366 176Z', ROSE.soft) +
          doll([380, 190], CAST.zoe.skin, BARK.dark, PLUM.base, { scale: 0.9, turn: 14 }) +
          fill('M362 194Q388 190 410 196 408 226 378 230 358 220 362 194Z', ROSE.soft),
      }),
      table([176, 300], 190, 76, BARK.cut, 22),
      fill('M92 226H262L270 240H84Z', WATER.pale),
      bear([174, 236], BARK.soft, { scale: 1.25 }),
      line('M161 195q13 -9 26 1', PAPER, 7),
      figure(listener, vary(POSES.stand, { lean: 14, nod: 6, elbows: [1, 1] }), [78, 334], 154, {
        grip: { near: [126, 220], far: [134, 226] },
      }),
      line('M120 214L162 222', shade('#c99f6c', 0.22), 14),
      line('M120 212L162 220', '#c99f6c', 8),
      oval([163, 222], 4, 7, shade('#c99f6c', 0.45), 10),
      disc([130, 219], 7.2, CAST.awa.skin),
      figure(bandager, vary(POSES.kneel, { lean: 12, nod: 6, elbows: [1, 1] }), [282, 348], 156, {
        facing: -1,
        grip: { near: [238, 284], far: [232, 294] },
      }),
      carton(
        [350, 346],
        66,
        26,
        disc([-14, -30], 9, STONE.soft) +
          line('M-19 -37l-3 -5M-9 -37l3 -5', STONE.soft, 5) +
          fill('M-4 -38Q20 -40 28 -26H-6Z', ROSE.base),
      ),
      cushion([208, 344], 76, 28, SUN.soft),
      rabbit([210, 326], STONE.soft, { scale: 1.2 }),
      line('M218 312L226 316', PAPER, 11),
      line('M226 312Q246 296 250 284', PAPER, 8),
      disc([240, 285], 7.2, CAST.emile.skin),
    ),
  )
}

export function whereIsMyHand(): string {
  const lost = dress(CAST.noah, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: INK,
    boots: true,
    bulk: 2,
    cut: 'coat',
    trim: PAPER,
    mitts: MAPLE.base,
  })
  const booter = dress(CAST.zoe, {
    top: ROSE.base,
    legs: PLUM.dark,
    shoes: PAPER,
    bulk: 1,
    cut: 'stripes',
    trim: CREAM,
  })
  const peeker = winter(CAST.anh, { top: FIR.base, legs: FIR.deep, trim: SUN.base, hat: TUQUES.sun })
  const adult = mild(ADULTS.marc, { top: WATER.base, legs: BARK.deep, shoes: INK, cut: 'coat', trim: PAPER })
  return frame(
    ['#e9dfcf', '#f4ecdc'],
    doorway([386, 214], 84, 184, BARK.soft, 'winter'),
    hooks([14, 76], 58, [ROSE.base, '', PLUM.base, WATER.deep, '', MAPLE.base]),
    floor(214, '#b9a890', PAPER, false),
    bench([150, 232], 270, 34),
    closer(
      1.1,
      [130, 352],
      boots([70, 232], MAPLE.base),
      boots([222, 232], FIR.base),
      rug([236, 306], 232, 48, '#b4c2cf', '#cbd5de', false),
      figure(adult, vary(POSES.kneel, { lean: 0, nod: -4, elbows: [1, 1] }), [106, 318], 196, {
        build: 'adult',
        grip: { near: [172, 194], far: [150, 236] },
      }),
      line('M164 198L182 190', WATER.base, 17),
      oval([184, 189], 5, 9, shade(WATER.base, 0.5), -24),
      figure(lost, vary(POSES.standFront, { hands: pair(-40, -58, 36, -66), elbows: [-1, 1] }), [262, 304], 140, {}),
      line('M296 218L320 206', SUN.base, 19),
      oval([323, 204], 5, 9.6, shade(SUN.base, 0.5), -28),
      line('M322 190l6 -10M332 200l12 -4M330 212l10 4', PAPER, 3.4),
      figure(
        booter,
        vary(POSES.floor, { lean: 12, nod: 10, elbows: [1, 1], feet: pair(26, -16, 36, -4), soles: [0, 0] }),
        [46, 350],
        156,
        {
          grip: { near: [94, 316], far: [104, 318] },
        },
      ),
      place(fill('M-10 -22H10V-8Q22 -6 24 4H-10Z', MAPLE.dark) + line('M-8 -20H8', CREAM, 6), [100, 334], {
        turn: -8,
        scale: 1.15,
      }),
      disc([94, 318], 7.4, CAST.zoe.skin),
      figure(peeker, vary(POSES.stand, { lean: 0, nod: 0, elbows: [1, 1] }), [410, 338], 156, {
        facing: -1,
        grip: { near: [384, 228], far: [378, 232] },
      }),
      mitts([318, 338], ROSE.base, { scale: 1.2 }),
      tuque([214, 346], PLUM.base, CREAM, { scale: 1.2 }),
    ),
  )
}

export function storyBox(): string {
  const voice = mild(CAST.maika, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const other = mild(CAST.kofi, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const one = mild(CAST.lea, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const two = mild(CAST.noah, { top: MAPLE.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const three = mild(CAST.jasleen, { top: ROSE.base, legs: BARK.dark, shoes: PAPER })
  const adult = mild(ADULTS.lucie, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const box = '#c99f6c'
  const actor = (x: number, coat: string, face: string) =>
    line(`M${x} 238V176`, BARK.base, 9) +
    fill(`M${x - 17} 230L${x - 8} 198H${x + 8}L${x + 17} 230Z`, coat) +
    disc([x, 187], 13, face) +
    line(`M${x - 4} 185h.1M${x + 4} 185h.1`, INK, 3) +
    line(`M${x - 4} 191q4 4 8 0`, INK, 2)
  return frame(
    ['#efe0cb', '#f6eedd'],
    pane([26, 34], 88, 78, 'rain'),
    pinned([394, 36], 52, 44, [SUN.base, PLUM.base, FIR.base], 4),
    floor(206, '#d0a878'),
    rug([240, 322], 244, 44, '#b8c7a3', '#d9dfc4'),
    figure(voice, vary(POSES.standFront, { hands: pair(-12, -40, 14, -50) }), [176, 240], 152, {}),
    figure(other, vary(POSES.standFront, { hands: pair(-12, -40, 14, -50) }), [298, 236], 148, {}),
    fill('M120 148H352V282H120Z', box),
    fill('M352 148L376 136V268L352 282Z', shade(box, 0.26)),
    fill('M144 156H328V238H144Z', '#3a4468'),
    disc([300, 176], 10, SUN.soft),
    line('M170 172h.1M196 164h.1M262 168h.1', SUN.pale, 4),
    fill('M144 238V222Q180 206 226 222T328 216V238Z', FIR.base),
    fill('M150 226l14 -30 14 30Z', FIR.dark),
    actor(212, ROSE.base, BARK.pale),
    actor(262, SUN.base, BARK.pale),
    fill('M199 178l2 -12 6 5 5 -8 5 8 6 -5 2 12Z', SUN.base),
    line('M252 180q10 -12 20 0', FIR.soft, 7),
    fill('M140 148H332V156Q316 164 300 156T268 156 236 156 204 156 172 156 140 156Z', '#c8432f'),
    fill('M140 150H166Q170 200 148 240H140ZM332 150H306Q302 200 324 240H332Z', '#d6553c'),
    fill('M136 238H336V250H136Z', shade(box, 0.14)),
    disc([160, 266], 9, SUN.soft) + disc([236, 266], 9, ROSE.soft) + disc([312, 266], 9, WATER.soft),
    figure(adult, vary(POSES.tailor, { lean: 0, nod: -2, elbows: [1, 1] }), [428, 318], 194, {
      build: 'adult',
      facing: -1,
      grip: { near: [384, 258], far: [390, 272] },
    }),
    figure({ ...one, view: 'back' }, vary(POSES.tailorFront, { hands: pair(-14, -18, 14, -18) }), [76, 352], 146, {}),
    figure(
      { ...two, view: 'back' },
      vary(POSES.tailorFront, { hands: pair(-34, -60, 14, -18), elbows: [-1, -1] }),
      [190, 370],
      150,
      {},
    ),
    figure(three, vary(POSES.heels, { lean: 4, nod: -8, elbows: [1, 1] }), [318, 354], 140, {
      facing: -1,
      grip: { near: [280, 264], far: [290, 286] },
    }),
  )
}
