import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { cap } from '../../../kit/head.ts'
import { frame, land, sun, tufts, woods } from '../../../kit/landscape.ts'
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
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { bench, floor, pane, pinned, plant, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { trafficCone } from '../../../kit/things.ts'
import { block, carton, hoop, under } from '../../../kit/toys.ts'
import { crown, leafy, trunk } from '../../../kit/trees.ts'

const TAPE = '#f3e3b0'

/** A box lying on its long side, its lower left corner at the origin: front `w` by `h`, top and left end running back. */
function lyingBox(at: Point, w: number, h: number, [dx, dy]: Point, tint: string, inside = ''): string {
  return place(
    fill(`M0 0V${-h}l${-dx} ${-dy}v${h}Z`, shade(tint, 0.5)) +
      fill(`M${-dx} ${-dy}L0 0H${w}v-10Z`, shade(tint, 0.32)) +
      inside +
      fill(`M0 ${-h}l${-dx} ${-dy}h${w}l${dx} ${dy}Z`, glow(tint, 0.3)) +
      fill(`M0 0V${-h}H${w}V0Z`, tint),
    at,
  )
}

/** A leg that sticks out of a box, lying on its calf: the foot up, its sole to the left. */
function lyingLeg([x, y]: Point, long: number, trousers: string, sock: string, shoe: string): string {
  return (
    line(`M${x + long} ${y - 4}L${x + 22} ${y - 2}`, trousers, 17) +
    line(`M${x + 17} ${y - 2}H${x + 9}`, sock, 13) +
    line(`M${x + 3} ${y - 2}L${x - 2} ${y - 28}`, shoe, 16) +
    line(`M${x - 6} ${y + 1}L${x - 11} ${y - 32}`, PAPER, 3.8)
  )
}

export function boxOverflows(): string {
  const holder = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const taper = mild(CAST.rose, { top: PLUM.base, legs: FIR.deep, shoes: CREAM })
  const educator = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.dark, shoes: BARK.dark })
  return frame(
    ['#e2ebe6', '#f5f0e0'],
    wainscot(136, 196, '#c4d8cf'),
    floor(196, '#cfa578'),
    pane([34, 22], 100, 80, 'autumn'),
    pinned([186, 36], 42, 46, [MAPLE.base, WATER.base, SUN.base], -4),
    pinned([244, 40], 44, 38, [FIR.base, ROSE.base, PLUM.base], 5),
    carton([196, 204], 36, 26) + carton([252, 204], 50, 42) + carton([326, 206], 64, 62),
    fill('M388 208V96H456V208Z', CARDBOARD) +
      fill('M388 96l-14 -13h68l14 13Z', glow(CARDBOARD, 0.3)) +
      fill('M388 208l-14 -13V83l14 13Z', shade(CARDBOARD, 0.26)) +
      line('M400 97v20M413 97v24M426 97v19M439 97v23', TAPE, 7) +
      line('M408 180h18m-18 9h10', shade(CARDBOARD, 0.22), 3),
    under([70, 300], 66, 9),
    figure(educator, vary(POSES.tailorFront, { nod: 4, elbows: [1, -1] }), [64, 296], 236, {
      build: 'adult',
      grip: { near: [16, 258], far: [103, 236] },
    }),
    line('M103 235l11 9M105 232l13 4', ADULTS.nadia.skin, 4.6),
    under([262, 322], 170, 12),
    lyingBox([320, 318], 88, 74, [24, 18], '#b5855a'),
    lyingBox(
      [152, 318],
      172,
      104,
      [34, 26],
      CARDBOARD,
      place(
        lyingLeg([-114, -26], 140, shade(ROSE.base, 0.14), PAPER, shade(SUN.base, 0.12)) +
          lyingLeg([-88, -20], 130, ROSE.base, PAPER, SUN.base) +
          lyingLeg([-60, -13], 110, shade(WATER.base, 0.16), CREAM, '#b93a30') +
          lyingLeg([-34, -8], 90, WATER.base, CREAM, '#d6463a'),
        [0, 0],
      ),
    ),
    fill('M152 214h22V318H152Z', glow(CARDBOARD, 0.18)) + line('M168 234h14M168 266h14M168 298h14', TAPE, 7),
    line('M214 246v36M198 264h34', TAPE, 7),
    line('M324 246V316', shade(CARDBOARD, 0.36), 2.4),
    line('M314 254h22M314 304h22', TAPE, 8),
    fill('M408 244l22 -12v60l-22 14Z', glow(CARDBOARD, 0.24)),
    under([444, 346], 40, 7),
    figure(holder, vary(POSES.kneel, { lean: 18, nod: 6, elbows: [1, 1] }), [446, 346], 176, {
      facing: -1,
      grip: { near: [402, 284], far: [396, 248] },
    }),
    under([262, 350], 42, 7),
    figure(taper, vary(POSES.kneel, { lean: 14, nod: 6, elbows: [1, 1] }), [256, 350], 172, {
      grip: { near: [314, 290], far: [326, 262] },
    }),
    line('M319 280h18', TAPE, 8),
  )
}

export function torchAroundTheRings(): string {
  const hat = (color: string, trim: string) => ({ kind: 'sunhat' as const, color, trim })
  const bearer = summer(CAST.idris, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: PAPER,
    hat: cap('#d6463a', PAPER),
  })
  const measurer = summer(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, hat: hat(PAPER, ROSE.base) })
  const jumper = summer(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: SUN.soft, hat: cap(FIR.base, PAPER) })
  const seated = summer(ADULTS.lucie, { top: PLUM.base, legs: BARK.deep, shoes: CREAM, hat: hat(CREAM, MAPLE.base) })
  const educator = { ...seated, wear: { ...seated.wear, shorts: false } }
  const rings: [number, number, string][] = [
    [230, 298, PLUM.base],
    [320, 314, ROSE.base],
    [408, 298, SUN.base],
  ]
  return frame(
    ['#aedcf0', '#f3f5dd'],
    sun([430, 44], 20, SUN.soft),
    woods(172, 62, '#b3d7a2', 8, 'round'),
    land([0, 184, 240, 176, 480, 186], '#a9d189'),
    leafy([346, 190], 120, FIR.soft, 4),
    trunk([18, 236], 10, 34, BARK.base),
    crown([40, 22], 190, 78, FIR.base, 5),
    bench([424, 200], 80, 18),
    land([0, 222, 240, 214, 480, 224], '#93c373'),
    tufts([228, 280], 9, '#74a95c', 6, 8),
    under([58, 254], 26, 5),
    figure(educator, vary(POSES.stand, { lean: 2, nod: 2, elbows: [1, 1] }), [58, 254], 164, {
      build: 'adult',
      grip: { near: [66, 174], far: [76, 176] },
    }),
    line('M220 226l-14 18', PAPER, 5) + line('M224 238h8M238 233h8M251 238h8M264 233h6', '#74a95c', 4.6),
    under([290, 240], 26, 5),
    figure(
      measurer,
      vary(POSES.balance, {
        lean: 8,
        nod: 16,
        hands: pair(-28, -58, 32, -58),
        feet: pair(-5, -4, 13, -4),
        knees: [-1, -1],
      }),
      [288, 242],
      124,
    ),
    trafficCone([372, 240], WATER.base, 0.62),
    under([412, 244], 24, 5),
    figure(jumper, vary(POSES.standFront, { hands: pair(-28, -84, 28, -84), elbows: [-1, 1] }), [414, 246], 128),
    rings
      .map(([x, y, color]) => hoop([x, y + 2], 54, 21, shade('#93c373', 0.3)) + hoop([x, y], 54, 21, color))
      .join(''),
    under([128, 346], 44, 7),
    figure(bearer, vary(POSES.walk, { lean: 0, nod: -8, elbows: [1, 1] }), [124, 348], 196, {
      grip: { near: [176, 240], far: [181, 254] },
    }),
    trafficCone([182, 186], '#ec6d2a', 1.7, 180),
    disc([174, 234], 7.6, CAST.idris.skin) + disc([183, 246], 7, CAST.idris.skin),
  )
}

/** A plastic goat standing, facing right, its muzzle low. */
function goat(at: Point, scale = 1): string {
  const coat = '#d3c7b2'
  return place(
    line('M-17 -12V0M-10 -12V0M10 -12V0M17 -12V0', shade(coat, 0.2), 5.4) +
      line('M-17 -1h.1M-10 -1h.1M10 -1h.1M17 -1h.1', BARK.dark, 6) +
      fill('M-22 -30Q-2 -26 18 -32 26 -24 22 -12 0 -6 -20 -11 -27 -20 -22 -30Z', coat) +
      line('M-22 -27l-6 -8', coat, 5.4) +
      line('M16 -26L24 -36', coat, 13) +
      fill('M19 -44Q28 -49 34 -40L43 -29Q44 -22 36 -23L24 -31Q16 -36 19 -44Z', coat) +
      line('M23 -45Q18 -58 8 -60M28 -46Q25 -58 17 -63', BARK.soft, 4.6) +
      line('M19 -40l-10 2', shade(coat, 0.16), 5.4) +
      line('M35 -22l-1 5', shade(coat, 0.3), 5) +
      line('M31 -38h.1', INK, 3.6) +
      fill('M-10 -28Q2 -26 8 -29 8 -18 -2 -17 -10 -18 -10 -28Z', BARK.soft),
    at,
    { scale },
  )
}

/** A plastic sheep standing, facing right. */
function sheep(at: Point, scale = 1, mirror = false): string {
  return place(
    line('M-11 -8V-1M-4 -8V-1M6 -8V-1M12 -8V-1', '#4a423e', 4.6) +
      line('M-12 -20h.1M-4 -25h.1M6 -25h.1M13 -20h.1M-8 -14h.1M9 -14h.1M0 -17h.1', PAPER, 15) +
      oval([21, -26], 6.6, 8.6, '#4a423e', -22) +
      line('M16 -32l-6 2', '#4a423e', 4.4) +
      line('M23 -28h.1', PAPER, 2.4),
    at,
    { scale, mirror },
  )
}

export function goatFoundTheHole(): string {
  const walker = mild(CAST.awa, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const mender = mild(CAST.emile, { top: FIR.base, legs: BARK.dark, shoes: SUN.base })
  const educator = mild(ADULTS.marc, { top: WATER.base, legs: FIR.deep, shoes: INK })
  const tones = [SUN.base, '#d6463a', WATER.base, FIR.base, MAPLE.base, PLUM.base]
  const row = (xs: readonly number[], y: number, w: number, h: number, first: number) =>
    xs.map((x, i) => block([x, y], w, h, tones[(i + first) % tones.length] ?? SUN.base)).join('')
  return frame(
    ['#f1e2cd', '#f6eedd'],
    wainscot(138, 194, '#dfd0ac'),
    floor(194, '#bf946b'),
    pane([36, 24], 102, 82, 'spring'),
    pinned([316, 42], 42, 42, [FIR.base, SUN.base, ROSE.base], 4),
    plant([462, 196], WATER.base, { scale: 0.8 }),
    shelf([352, 200], 88, 74, [
      ['blocks', 'bin'],
      ['basket', 'ball'],
    ]),
    rug([244, 302], 232, 56, '#a8c992', '#7fae6c'),
    figure(educator, vary(POSES.tailorFront, { nod: 6, elbows: [1, -1] }), [236, 250], 244, {
      build: 'adult',
      grip: { near: [204, 214], far: [268, 214] },
    }),
    row([152, 196, 240, 284, 328], 268, 42, 20, 2),
    row([134, 362], 288, 34, 22, 4),
    sheep([172, 300], 1.1),
    sheep([226, 292], 1.1),
    sheep([266, 306], 1.15),
    row([380], 310, 34, 22, 3),
    row([134, 178, 222, 266], 332, 42, 24, 1),
    row([368], 332, 42, 24, 0),
    under([404, 348], 44, 8),
    figure(mender, vary(POSES.kneel, { lean: 24, nod: 6, elbows: [1, 1], stretch: 1.15 }), [404, 348], 172, {
      facing: -1,
      grip: { near: [338, 300], far: [326, 288] },
    }),
    block([314, 316], 42, 24, SUN.base),
    disc([338, 300], 7, CAST.emile.skin),
    under([76, 352], 50, 8),
    figure(walker, vary(POSES.kneel, { lean: 26, nod: 8, elbows: [1, 1], stretch: 1.25 }), [70, 352], 172, {
      grip: { near: [146, 318], far: [152, 312] },
    }),
    under([176, 356], 34, 5),
    goat([172, 356], 1.15),
    disc([147, 319], 7.4, CAST.awa.skin),
  )
}
