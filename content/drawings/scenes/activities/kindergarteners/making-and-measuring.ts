import { figure } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
import { fence, heap } from '../../../kit/ground.ts'
import { cloud, frame, land, leaves, tufts, woods } from '../../../kit/landscape.ts'
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
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { bench, chair, floor, hooks, inset, pane, pinned, rug, shelf, table } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { boots } from '../../../kit/things.ts'
import { ball, basket, block, carton, crayon } from '../../../kit/toys.ts'
import { bush, foliage, trunk } from '../../../kit/trees.ts'

export function handCutSalad(): string {
  const banana = mild(CAST.noah, { top: ROSE.base, legs: WATER.deep, cut: 'apron', trim: PAPER })
  const melon = mild(CAST.rose, { top: WATER.base, legs: PLUM.dark, cut: 'apron', trim: SUN.soft })
  const adult = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, cut: 'apron', trim: CREAM })
  const blade = (x: number, y: number) =>
    place(
      line('M-26 -4H-4', FIR.dark, 9) +
        fill('M-4 -9H34Q46 -8 46 4L38 8H-4Z', '#c9d1cf') +
        line('M0 8l4 -4 4 4 4 -4 4 4 4 -4 4 4 4 -4', '#8e9a99', 1.8),
      [x, y],
      { mirror: true, turn: -24 },
    )
  const slice = (x: number, y: number) => oval([x, y], 8, 4.6, '#f6dfa0') + oval([x, y], 4, 2, '#e6c777')
  return frame(
    ['#f7e7c6', '#fbf2dd'],
    fill('M0 0H480V40H0Z', '#d9a878'),
    line('M0 40H480', '#bd8a5c', 6),
    pinned([420, 70], 56, 48, [FIR.base, ROSE.base, SUN.base], 4),
    place(
      fill('M-44 -40H44V46H-44Z', PAPER) +
        fill('M-30 -22q10 16 24 2l3 5q-16 18 -32 -1Z', SUN.base) +
        line('M6 -18h10M11 -23v10', INK, 3) +
        fill('M22 -26h14l-4 18h-10Z', MAPLE.soft) +
        line('M-28 16q8 -12 10 0M-22 20v-8', FIR.base, 4) +
        line('M-6 12h12l-5 -5M6 12l-5 5', STONE.base, 3) +
        fill('M14 8h24q-2 16 -12 16t-12 -16Z', WATER.base) +
        disc([0, -40], 4, ROSE.base),
      [66, 104],
      { turn: -4 },
    ),
    figure(adult, vary(POSES.standFront, { nod: 0 }), [240, 424], 322, {
      build: 'adult',
      grip: { near: [186, 258], far: [300, 258] },
    }),
    figure(banana, vary(POSES.standFront, {}), [112, 388], 240, { grip: { near: [92, 286], far: [150, 282] } }),
    figure(melon, vary(POSES.standFront, {}), [376, 386], 236, { grip: { near: [340, 284], far: [398, 284] } }),
    fill('M-10 262H490V370H-10Z', BARK.cut),
    fill('M-10 262H490V268H-10Z', glow(BARK.cut, 0.4)),
    fill('M34 284H196L206 330H24Z', '#e8e2d2'),
    fill('M24 330H206V338H24Z', '#cfc8b4'),
    fill('M292 284H452L462 330H282Z', '#e8e2d2'),
    fill('M282 330H462V338H282Z', '#cfc8b4'),
    fill('M52 306Q84 326 116 310L118 320Q86 338 48 318Z', SUN.soft),
    fill('M48 318Q44 308 54 304L58 312Z', BARK.base),
    [128, 142, 156].map((x, i) => slice(x, 316 + (i % 2) * 4)).join(''),
    line('M72 268L82 298', glow(ROSE.base, 0.12), 20),
    line('M166 268L156 288', glow(ROSE.base, 0.12), 20),
    disc([84, 303], 10, CAST.noah.skin),
    blade(136, 300),
    line('M78 308l-3 7M86 311l-1 7M93 309l2 7', shade(CAST.noah.skin, 0.14), 5),
    disc([156, 291], 10, CAST.noah.skin),
    [314, 330, 346].map((x) => fill(`M${x} 312l10 -20 9 3 -9 20Z`, MAPLE.soft)).join(''),
    fill('M372 318h14l4 -8h-14ZM396 322h14l4 -8h-14ZM420 316h14l4 -8h-14Z', MAPLE.soft),
    line('M328 268L336 292', glow(WATER.base, 0.12), 20),
    line('M418 268L408 290', glow(WATER.base, 0.12), 20),
    disc([338, 298], 10, CAST.rose.skin),
    line('M331 304l-3 7M338 307l-1 7M345 305l2 7', shade(CAST.rose.skin, 0.14), 5),
    blade(388, 302),
    disc([408, 293], 10, CAST.rose.skin),
    fill('M202 306h84q-4 42 -42 42t-42 -42Z', ROSE.base),
    oval([244, 306], 42, 11, ROSE.dark),
    oval([244, 304], 35, 8, '#f3d98f'),
    [226, 240, 256, 266].map((x, i) => oval([x, 302 - (i % 2) * 4], 7, 4, i % 2 ? MAPLE.soft : '#d94f56')).join(''),
    leaves({ x: [222, 262], y: [292, 304] }, 5, [FIR.base, FIR.soft], 3, 7),
    oval([186, 260], 10, 9, ADULTS.nadia.skin),
    oval([300, 260], 10, 9, ADULTS.nadia.skin),
  )
}

export function unseenBeasts(): string {
  const matcher = mild(CAST.mei, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base, cut: 'overalls' })
  const proud = mild(CAST.kofi, { top: FIR.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const pointer = mild(CAST.lea, { top: PLUM.base, legs: FIR.deep, shoes: MAPLE.base })
  const adult = mild(ADULTS.pierre, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const stripes = ['#d8a24a', '#e9c67c', '#c7823d', '#f0d8a0']
  return frame(
    ['#e6e2d2', '#f2eddd'],
    stripes
      .map((color, i) => [0, 1, 2].map((k) => fill(`M${8 + k * 48 + i * 12} 30h12v186h-12Z`, color)).join(''))
      .join(''),
    line('M0 28H164', BARK.base, 7),
    fill('M40 150q26 -26 58 -6l18 -14 -4 34q-40 22 -72 -14Z', '#00000022'),
    fill('M44 148q24 -24 54 -4l16 -12 -3 30q-38 20 -67 -14Z', '#e0b060'),
    fill('M56 141h10v20l-10 -5ZM80 138h10v25h-10Z', '#c7823d'),
    fill('M68 139h10v24l-10 -2Z', '#f0d8a0'),
    disc([60, 148], 2.4, INK),
    floor(216, '#b9875a', PAPER),
    fill('M352 216V70H462V216Z', '#efe9d8'),
    line('M352 216V70H462V216M407 70V216', '#d3cbb4', 4),
    disc([398, 146], 4, STONE.base),
    disc([416, 146], 4, STONE.base),
    place(
      fill(
        'M-26 8C-26 -14 -2 -18 14 -10L24 -20 26 -4Q28 10 12 14L14 24H6L2 15H-10L-12 24H-20Q-28 16 -26 8Z',
        '#d6463a',
      ) + disc([16, -4], 3, PAPER),
      [432, 112],
    ),
    rug([250, 306], 170, 34, '#7c9bb0', '#a7bfcb'),
    oval([250, 306], 110, 20, '#a7bfcb'),
    oval([250, 306], 66, 11, '#7c9bb0'),
    fill('M190 290q22 -12 40 2l16 -8 -2 22 -16 -4q-22 8 -38 -12Z', '#00000022'),
    fill('M192 288q22 -10 38 2l14 -7 -2 19 -14 -4q-22 8 -36 -10Z', '#93adbc'),
    fill('M200 286q16 -6 26 2l-2 8q-16 0 -24 -10Z', '#7c9bb0'),
    disc([200, 288], 2, INK),
    figure(pointer, vary(POSES.stand, { lean: -4, nod: 0, elbows: [1, 1] }), [190, 268], 138, {
      facing: 1,
      grip: { near: [216, 182], far: [206, 190] },
    }),
    figure(proud, vary(POSES.crouch, { hip: [-4, -18], lean: 14, nod: -12, elbows: [-1, 1] }), [60, 334], 150, {
      grip: { near: [92, 240], far: [70, 300] },
    }),
    figure(
      adult,
      vary(POSES.walk, { lean: 14, nod: -4, hands: pair(-14, -38, -12, -38), elbows: [-1, -1] }),
      [292, 320],
      228,
      {
        build: 'adult',
      },
    ),
    basket([430, 324], 92, 66, '#c79a63'),
    fill('M408 290q14 -14 30 -2l12 -6 2 16 -14 -2q-18 10 -30 -6Z', '#00000022'),
    fill('M410 288q14 -12 28 -1l11 -5 1 14 -13 -2q-17 8 -27 -6Z', '#c79a63'),
    line('M414 290q14 8 34 -2', '#a47c4b', 2.2),
    disc([414, 287], 1.8, INK),
    figure(matcher, vary(POSES.kneel, { lean: 12, nod: 10, elbows: [1, 1] }), [352, 356], 144, {
      grip: { near: [398, 290], far: [400, 304] },
    }),
    crayon([402, 288], BARK.base, { turn: -20, scale: 0.9 }),
    crayon([404, 306], SUN.dark, { turn: 4, scale: 0.9 }),
    disc([398, 291], 6.4, CAST.mei.skin),
    fill('M18 344h44l6 14H12Z', PAPER),
    line('M26 350l28 4', STONE.soft, 3),
  )
}

export function gameThatNeverWas(): string {
  const jumper = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.base })
  const drawer = mild(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.base, cut: 'stripes', trim: CREAM })
  const reader = mild(CAST.jasleen, { top: WATER.base, legs: MAPLE.dark, shoes: PAPER })
  const waiting = mild(CAST.anh, { top: ROSE.base, legs: FIR.deep, shoes: SUN.base })
  const adult = mild(ADULTS.helene, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const square = (x: number, y: number, w: number, color: string, sign = '') =>
    place(
      fill(`M${-w * 0.9} -14H${w * 0.9}L${w} 14H${-w}Z`, color, 0.55) +
        line(`M${-w * 0.9} -14H${w * 0.9}L${w} 14H${-w}Z`, PAPER, 3.4) +
        line(sign, PAPER, 4),
      [x, y],
    )
  return frame(
    ['#c5e3ee', '#f6f3dc'],
    cloud([90, 74], 92, PAPER, 0.95),
    woods(150, 50, '#bcdab0', 7, 'round'),
    fence([150, 486], 178, 44, '#d5bb8e', 28),
    fill('M0 186V96H126V186Z', '#b8745a'),
    fill('M24 112H96V160H24Z', CREAM),
    fill('M32 118H88V154H32Z', WATER.soft),
    land([0, 180, 240, 174, 480, 180], '#9cc87e'),
    fill('M-10 200Q240 190 490 200V370H-10Z', '#b9b9b3'),
    square(96, 226, 30, SUN.base, 'M-8 4l8 -10 8 10'),
    square(156, 222, 28, ROSE.base, 'M-7 0a7 5 0 1 1 14 0a7 5 0 1 1 -14 0'),
    square(214, 224, 28, WATER.base),
    square(274, 222, 28, MAPLE.base, 'M8 0H-8M-2 -6L-9 0 -2 6'),
    square(334, 226, 29, FIR.base, 'M-8 -4q4 8 8 0t8 0'),
    square(392, 236, 30, PLUM.base),
    square(424, 272, 34, SUN.base, 'M0 -8V8M-9 0H9'),
    square(380, 308, 38, WATER.base, 'M10 0H-8M-2 -7L-10 0 -2 7'),
    square(302, 320, 38, ROSE.base),
    square(224, 322, 38, FIR.base, 'M-10 4L0 -8 10 4ZM0 4v4'),
    figure(waiting, vary(POSES.stand, { hands: pair(10, -52, 14, -50), nod: 4 }), [214, 232], 116, {}),
    figure(reader, vary(POSES.stand, { lean: 4, nod: 8, elbows: [1, 1] }), [394, 244], 124, {
      facing: -1,
      grip: { near: [372, 180], far: [368, 184] },
    }),
    fill('M352 166L374 162 380 190 358 194Z', PAPER),
    line('M360 172l10 -2M361 180q6 -8 12 -1', MAPLE.base, 2.6),
    disc([374, 182], 5.6, CAST.jasleen.skin),
    figure(
      adult,
      vary(POSES.stand, { lean: -2, nod: -6, elbows: [-1, -1], feet: pair(-8, -4, 8, -4) }),
      [56, 326],
      212,
      {
        build: 'adult',
        grip: { near: [110, 152], far: [108, 170] },
      },
    ),
    place(
      fill('M-20 -20H20V20H-20Z', PAPER) +
        fill('M20 -20l9 -9V11l-9 9Z', STONE.soft) +
        fill('M-20 -20l9 -9H29l-9 9Z', '#ffffff') +
        line('M-10 -10h.1M0 0h.1M10 10h.1M10 -10h.1M-10 10h.1', ROSE.base, 6.4) +
        line('M24 -6h.1M26 4h.1', ROSE.base, 4.6) +
        line('M4 -25h.1', ROSE.base, 4.6),
      [152, 120],
      { turn: 18, scale: 1.05 },
    ),
    line('M116 138q6 -16 14 -20M122 154q10 -10 16 -12', PAPER, 3.4),
    figure(jumper, vary(POSES.jump, { hands: pair(-24, -80, 34, -82) }), [304, 312], 144, {}),
    oval([304, 322], 22, 5, INK, 0, 0.16),
    line('M196 338H122L130 312', PAPER, 3.4),
    figure(drawer, vary(POSES.crouch, { hip: [-4, -18], lean: 30, nod: 14 }), [112, 354], 144, {
      grip: { near: [158, 330], far: [146, 336] },
    }),
    crayon([160, 330], PAPER, { turn: 30 }),
    disc([157, 329], 6.2, CAST.theo.skin),
    [404, 414, 424]
      .map((x, i) =>
        place(
          fill('M-14 -10H14V10H-14Z', i === 2 ? ROSE.soft : PAPER) + line('M-14 -10H14V10H-14Z', MAPLE.base, 2),
          [x + 24, 338 - i * 4],
          { turn: i * 9 - 10 },
        ),
      )
      .join(''),
  )
}

export function treasureMap(): string {
  const reader = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.base, cut: 'overalls' })
  const finger = mild(CAST.emile, { top: WATER.base, legs: FIR.deep, shoes: MAPLE.dark, cut: 'stripes', trim: PAPER })
  const seeker = mild(CAST.maika, { top: ROSE.base, legs: WATER.deep, shoes: BARK.dark })
  const author = mild(CAST.idris, { top: PLUM.base, legs: FIR.deep, shoes: SUN.base })
  const secret = mild(CAST.rose, { top: FIR.base, legs: MAPLE.dark, shoes: PAPER })
  const adult = mild(ADULTS.minh, { top: MAPLE.dark, legs: BARK.deep, shoes: INK })
  return frame(
    ['#c9e5ea', '#f8f5db'],
    woods(160, 56, '#c4deb2', 4, 'round'),
    fence([-6, 300], 196, 44, '#d5bb8e', 28),
    land([0, 190, 240, 182, 480, 190], '#a3cd80'),
    fill('M20 206V96H128V206Z', '#c47d5b'),
    fill('M8 108L74 58 140 108Z', BARK.dark),
    fill('M56 206V142H94V206Z', BARK.base),
    line('M300 214Q260 240 292 262T252 296', '#e6d49c', 9),
    trunk([404, 232], -10, 44, BARK.base),
    foliage([404, 14], 120, 56, FIR.base, 7, 14),
    figure(author, vary(POSES.stand, { lean: 4, nod: 4, elbows: [1, 1] }), [352, 236], 112, {
      facing: -1,
      grip: { near: [336, 152], far: [330, 190] },
    }),
    figure(secret, vary(POSES.stand, { lean: 4, nod: 4, elbows: [1, 1] }), [452, 240], 112, {
      facing: -1,
      grip: { near: [436, 156], far: [434, 190] },
    }),
    figure(adult, vary(POSES.stand, { lean: 0, nod: 6, hands: pair(-10, -40, -8, -40) }), [198, 262], 184, {
      build: 'adult',
    }),
    land([0, 262, 240, 254, 480, 264], '#94c272'),
    fill('M362 334L366 296H432L436 334Z', MAPLE.base),
    fill('M360 296Q398 282 438 296V302H360Z', MAPLE.dark),
    line('M398 292v40', MAPLE.dark, 4),
    disc([398, 310], 5, SUN.base),
    bush([458, 346], 92, 86, FIR.soft, 5),
    bush([356, 352], 62, 42, '#86b868', 9),
    figure(seeker, vary(POSES.stand, { lean: 6, nod: -4, elbows: [1, 1] }), [282, 346], 156, {
      grip: { near: [324, 224], far: [296, 268] },
    }),
    figure(finger, vary(POSES.stand, { lean: 4, nod: 12, elbows: [1, 1] }), [60, 346], 160, {
      grip: { near: [108, 264], far: [98, 280] },
    }),
    figure(reader, vary(POSES.stand, { lean: -4, nod: 12, elbows: [1, 1] }), [214, 352], 152, {
      facing: -1,
      grip: { near: [180, 278], far: [176, 262] },
    }),
    place(
      fill('M-48 -32L40 -36 46 30 -44 36Z', BARK.base) +
        fill('M-43 -27L36 -31 41 26 -39 31Z', CREAM) +
        fill('M-32 -18h18v12h-18ZM-35 -18l12 -9 12 9Z', '#c47d5b') +
        disc([20, -14], 9, FIR.base) +
        line('M20 -6v8', BARK.base, 4) +
        dashes('M-22 -2Q-20 16 0 10T26 18', MAPLE.dark, 3.4, '1 7') +
        line('M22 12l10 10M32 12l-10 10', '#d6463a', 4.4),
      [138, 276],
      { turn: -4 },
    ),
    disc([109, 265], 7, CAST.emile.skin),
    line('M110 266l14 4', CAST.emile.skin, 5),
    disc([181, 278], 7, CAST.awa.skin),
    tufts([330, 354], 8, FIR.base, 6, 8),
  )
}

export function lastingIce(): string {
  const wrapper = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const burier = mild(CAST.sami, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.base, cut: 'stripes', trim: CREAM })
  const watcher = mild(CAST.rose, { top: ROSE.base, legs: FIR.deep, shoes: SUN.base })
  const adult = mild(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const ice = (x: number, y: number, s: number) =>
    place(
      fill('M-24 0L-20 -38H20L24 0Q0 8 -24 0Z', '#cfe9f2') +
        fill('M8 4L10 -38H20L24 0Q16 4 8 4Z', '#a9d3e2') +
        oval([0, -38], 20, 6, '#eaf6fa') +
        line('M-12 -28V-10', '#ffffff', 4),
      [x, y],
      { scale: s },
    )
  const dish = (x: number, y: number, color: string) =>
    oval([x, y], 52, 13, shade(color, 0.12)) + oval([x, y - 2], 46, 10, color)
  return frame(
    ['#d5e6ee', '#eef1e8'],
    pane([322, 34], 118, 92, 'summer'),
    place(
      fill('M-62 -44H62V44H-62Z', PAPER) +
        line('M-20 -44V44M22 -44V44', STONE.pale, 2.4) +
        disc([-41, -22], 9, MAPLE.base) +
        oval([1, -22], 12, 5, WATER.base) +
        fill('M32 -26h20v8h-20Z', PLUM.base) +
        line('M-48 4v14M-41 4v14M-34 4v14M-3 4v14M5 4v14M34 4v14M42 4v14M50 4v14M42 26v10', INK, 3.4),
      [140, 88],
      { turn: -2 },
    ),
    floor(214, '#c9a883', PAPER),
    figure(adult, vary(POSES.heels, { lean: 8, nod: 8, elbows: [1, 1] }), [196, 274], 236, {
      build: 'adult',
      grip: { near: [254, 230], far: [286, 226] },
    }),
    figure(watcher, vary(POSES.kneel, { lean: 26, nod: -6, elbows: [1, 1] }), [48, 318], 150, {
      grip: { near: [108, 266], far: [116, 262] },
    }),
    figure(wrapper, vary(POSES.standFront, { nod: 0 }), [342, 322], 142, {
      grip: { near: [306, 272], far: [348, 274] },
    }),
    figure(burier, vary(POSES.standFront, { nod: 0 }), [424, 324], 146, {
      grip: { near: [400, 280], far: [440, 276] },
    }),
    table([246, 372], 440, 106, BARK.cut, 66),
    dish(136, 306, '#7fb3d0'),
    oval([136, 304], 40, 8, '#d8eef5'),
    ice(136, 304, 1),
    line('M118 282q-3 8 0 12M150 276q4 10 1 16', '#ffffff', 3.4),
    dish(270, 300, ROSE.soft),
    ice(272, 298, 0.95),
    fill('M244 300Q242 270 258 262H290Q304 270 302 300 272 310 244 300Z', MAPLE.base),
    line('M246 284q26 10 54 0M248 272q24 8 50 0', MAPLE.soft, 5),
    fill('M258 264q-2 -18 -10 -26l14 -4q6 14 8 28ZM284 264q2 -16 12 -26l-14 -6q-6 14 -6 30Z', CREAM),
    disc([254, 236], 8.4, ADULTS.julie.skin),
    disc([287, 232], 8, ADULTS.julie.skin),
    line('M316 262L306 273M344 262L349 275', glow(SUN.base, 0.12), 10),
    line('M304 272Q328 304 350 276', WATER.base, 10),
    dashes('M304 272Q328 304 350 276', PAPER, 10, '4 12'),
    disc([305, 273], 6.8, CAST.lila.skin),
    disc([349, 275], 6.8, CAST.lila.skin),
    carton(
      [408, 342],
      92,
      44,
      oval([0, -44], 40, 8, '#e2c78e') +
        fill('M-18 -44L-15 -62H15L18 -44Z', '#cfe9f2') +
        oval([0, -62], 15, 5, '#eaf6fa') +
        heap([-6, -38], 60, 14, '#e2c78e', 4),
    ),
    line('M410 262L402 280M436 262L442 276', glow(FIR.base, 0.12), 10),
    disc([402, 284], 6.8, CAST.sami.skin),
    fill('M432 270q10 8 20 0l-4 14h-12Z', '#e2c78e'),
    disc([442, 278], 6.8, CAST.sami.skin),
    fill('M52 346q18 -6 34 2l-4 12h-34Z', '#f3efe2'),
  )
}

export function triggerMachine(): string {
  const starter = mild(CAST.noah, { top: MAPLE.base, legs: WATER.deep, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const middle = mild(CAST.mei, { top: PLUM.base, legs: FIR.deep, shoes: ROSE.base, cut: 'overalls' })
  const ringer = mild(CAST.theo, { top: FIR.base, legs: PLUM.dark, shoes: PAPER })
  const adult = mild(ADULTS.lucie, { top: ROSE.dark, legs: BARK.deep, shoes: INK })
  const domino = (x: number, y: number, turn: number, color: string) =>
    place(
      fill('M-6 -36H6V0H-6Z', color) +
        fill('M6 -36l5 -4V-4L6 0Z', shade(color, 0.2)) +
        fill('M-6 -36l5 -4H11l-5 4Z', glow(color, 0.3)),
      [x, y],
      { turn },
    )
  return frame(
    ['#f4e6cf', '#f8f0de'],
    pane([300, 34], 128, 92, 'rain'),
    pinned([242, 44], 50, 42, [WATER.base, MAPLE.base, PLUM.base], -4),
    floor(206, '#d6b186'),
    shelf([20, 206], 96, 92, [
      ['books', 'bin'],
      ['blocks', 'basket'],
    ]),
    figure(
      ringer,
      vary(POSES.stand, { lean: 8, nod: 4, elbows: [1, 1], hands: pair(12, -50, 16, -50) }),
      [444, 270],
      136,
      { facing: -1 },
    ),
    figure(adult, vary(POSES.heels, { lean: 8, nod: 12, elbows: [1, 1] }), [238, 262], 216, {
      build: 'adult',
      grip: { near: [262, 232], far: [268, 226] },
    }),
    figure(middle, vary(POSES.crouch, { hip: [-4, -18], lean: 16, nod: 12, elbows: [1, 1] }), [392, 312], 142, {
      facing: -1,
      grip: { near: [370, 278], far: [364, 284] },
    }),
    chair([106, 322], MAPLE.dark, { scale: 1.5 }),
    block([96, 272], 40, 26, SUN.base),
    block([176, 330], 42, 44, ROSE.base),
    line('M88 236L236 306', '#b98f60', 22),
    line('M88 231L236 301', '#e0bd8d', 15),
    line('M92 228L232 294', '#c79f6e', 3),
    ball([122, 236], 11, WATER.base, PAPER),
    line('M96 214q8 -4 14 2M88 224q6 -4 12 0', WATER.deep, 3),
    [250, 272, 294, 316, 338]
      .map((x, i) =>
        domino(
          x,
          318 + i * 1.5,
          i === 0 ? 26 : i === 1 ? 10 : 0,
          [WATER.base, SUN.base, ROSE.base, FIR.base, MAPLE.base][i] ?? SUN.base,
        ),
      )
      .join(''),
    line('M366 326L424 308', '#b98f60', 12),
    line('M366 323L424 305', '#e0bd8d', 8),
    fill('M350 322h20l12 8v8h-34Z', PLUM.base) + disc([356, 338], 6, INK) + disc([374, 338], 6, INK),
    line('M438 336V262H462V336', BARK.soft, 6),
    line('M450 262v12', STONE.dark, 3),
    fill('M434 304q0 -30 16 -30t16 30Z', SUN.base),
    line('M432 304H468', SUN.dark, 4),
    disc([450, 309], 5, SUN.dark),
    figure(starter, vary(POSES.stand, { lean: 8, nod: 8, elbows: [1, 1] }), [46, 340], 164, {
      grip: { near: [92, 222], far: [86, 250] },
    }),
    disc([92, 223], 6.8, CAST.noah.skin),
  )
}

export function cloakroomWeather(): string {
  const presenter = mild(CAST.jasleen, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const zipping = autumn(CAST.emile, {
    top: SUN.base,
    legs: FIR.deep,
    shoes: MAPLE.dark,
    trim: PAPER,
    hat: TUQUES.maple,
  })
  const booting = mild(CAST.lila, { top: FIR.base, legs: PLUM.dark, shoes: PAPER })
  const winged = autumn(CAST.mei, { top: PLUM.base, legs: WATER.deep, shoes: ROSE.dark, trim: SUN.soft })
  const adult = mild(ADULTS.helene, { top: WATER.deep, legs: BARK.deep, shoes: INK })
  return frame(
    ['#dfe8df', '#f0f0e0'],
    hooks([18, 86], 40, [MAPLE.base, '', WATER.base, '', ROSE.base]),
    floor(226, '#b7a58c', PAPER, false),
    line('M0 290H480M120 226L70 360M260 226L250 360M390 226L430 360', '#a3917a', 2),
    inset(
      [372, 26],
      108,
      232,
      fill('M0 0h108v232H0Z', '#dbe6e4'),
      disc([84, 120], 52, MAPLE.soft),
      disc([66, 104], 28, SUN.soft),
      line('M84 160V210', BARK.base, 12),
      fill('M0 196q54 -14 108 0v36H0Z', '#c3b36a'),
    ),
    line('M372 260V26H480', BARK.soft, 9),
    fill('M372 30L300 46V282L372 258Z', '#7d9c8b'),
    fill('M358 64L314 74V150L358 142Z', WATER.pale),
    line('M372 30L300 46V282L372 258', '#5f7f70', 5),
    disc([312, 182], 5, SUN.base),
    leaves({ x: [384, 470], y: [70, 230] }, 14, [MAPLE.base, SUN.dark, MAPLE.dark], 4, 8),
    line('M400 96q30 -8 50 4t24 -6M392 140q24 -6 44 4M404 178q30 -10 60 2', PAPER, 3.4, 0.9),
    bench([116, 292], 214, 40, BARK.pale),
    figure(
      booting,
      vary(POSES.sit, { hip: [0, -26], lean: 18, nod: 12, feet: pair(24, -18, 18, -4), elbows: [1, 1] }),
      [40, 290],
      148,
      { grip: { near: [78, 250], far: [72, 256] } },
    ),
    fill('M66 242H84V262Q96 262 96 272H66Z', SUN.base),
    disc([78, 250], 6.4, CAST.lila.skin),
    figure(adult, vary(POSES.stand, { lean: 4, nod: 10, elbows: [1, 1] }), [276, 322], 220, {
      build: 'adult',
      grip: { near: [312, 182], far: [346, 226] },
    }),
    figure(presenter, vary(POSES.stand, { lean: 12, nod: -6, elbows: [1, 1] }), [364, 338], 156, {
      grip: { near: [418, 216], far: [404, 250] },
    }),
    disc([346, 228], 8, ADULTS.helene.skin),
    figure(
      { ...winged, view: 'front' },
      vary(POSES.standFront, { hands: pair(-34, -82, 34, -84), elbows: [-1, 1] }),
      [218, 346],
      150,
      {},
    ),
    figure(zipping, vary(POSES.stand, { lean: 4, nod: 14, elbows: [1, 1] }), [136, 352], 154, {
      grip: { near: [156, 268], far: [158, 282] },
    }),
    boots([24, 348], FIR.base),
    fill('M258 348q-4 -16 12 -18 16 -2 18 10l-4 10Z', MAPLE.base),
  )
}
