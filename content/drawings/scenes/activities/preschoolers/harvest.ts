import { figure } from '../../../kit/figure.ts'
import { pairs } from '../../../kit/geometry.ts'
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
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bowl } from '../../../kit/things.ts'
import { basket, openPumpkin, pumpkin, spoon, THREAD } from '../../../kit/toys.ts'

export function pumpkinBelly(): string {
  const reaching = mild(CAST.fatou, { top: WATER.base, legs: PLUM.dark, shoes: PAPER, cut: 'apron', trim: CREAM })
  const stretching = mild(CAST.theo, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const scraping = mild(CAST.rose, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const adult = mild(ADULTS.nadia, { top: SUN.base, legs: BARK.deep, shoes: INK })
  const short = <T extends { wear: object }>(person: T) => ({
    ...person,
    wear: { ...person.wear, sleeves: 'short' as const },
  })
  const seed = (x: number, y: number, turn: number) => oval([x, y], 5, 2.8, CREAM, turn)
  return frame(
    ['#f0dcc4', '#f8efe0'],
    pane([34, 32], 96, 82, 'autumn'),
    curtains([34, 32], 96, 82, '#d99a7c'),
    pinned([330, 40], 56, 48, [MAPLE.base, FIR.base, SUN.base], 4),
    floor(190, '#b98f70', PAPER),
    raised(
      14,
      figure(short(reaching), POSES.standFront, [216, 296], 156, {
        grip: { near: [200, 243], far: [234, 243] },
      }),
      figure(short(scraping), POSES.standFront, [308, 294], 148, {
        grip: { near: [290, 246], far: [330, 244] },
      }),
      figure(adult, vary(POSES.kneel, { lean: 12, nod: 12, elbows: [1, 1] }), [436, 338], 208, {
        build: 'adult',
        facing: -1,
        grip: { near: [396, 276], far: [372, 272] },
      }),
      fill('M36 258H420L462 332H0V302Z', '#d8dcd6'),
      line('M70 270h60M62 280h40M330 318h70M340 326h40M150 322h30', STONE.soft, 3),
      fill('M0 332H462V362H0Z', shade('#d8dcd6', 0.2)),
      pumpkin([112, 290], 66, 46),
      openPumpkin([218, 322], 128, 82),
      line('M203 219L201 246M229 219L233 246', CAST.fatou.skin, 10),
      line('M190 246q8 6 12 0M222 250q8 -6 18 -2M206 252l8 -4', THREAD, 3),
      place(
        fill('M-26 0Q-24 -14 0 -14 24 -14 26 0 0 8 -26 0Z', MAPLE.base) +
          fill('M4 -14Q24 -14 26 0 14 5 4 4Z', shade(MAPLE.base, 0.16)) +
          line('M0 -14q-2 -9 7 -13', FIR.dark, 6),
        [300, 300],
        { turn: 8 },
      ),
      bowl([378, 300], WATER.base, { scale: 1.5 }),
      oval([378, 282], 27, 5.4, shade(WATER.base, 0.3)),
      seed(364, 281, 10) + seed(374, 284, -20) + seed(384, 281, 30) + seed(392, 283, 0) + seed(380, 278, -8),
      line('M433 226L420 252 394 275', glow(SUN.base, 0.12), 12.5),
      disc([392, 276], 7.4, ADULTS.nadia.skin),
      seed(268, 324, 20) + seed(282, 322, -30) + seed(150, 318, 0),
      spoon([329, 242], BARK.soft, { turn: 112, scale: 1.15 }),
      disc([329, 243], 6.6, CAST.rose.skin),
      seed(287, 252, 30) + disc([290, 246], 6.6, CAST.rose.skin),
      figure(stretching, vary(POSES.stand, { lean: 2, nod: -2, elbows: [1, 1] }), [42, 354], 154, {
        grip: { near: [92, 262], far: [84, 236] },
      }),
      line('M93 259Q128 282 152 262T190 246M86 234Q132 224 158 246T196 250', THREAD, 3.4),
      disc([93, 261], 6.8, CAST.theo.skin) + disc([86, 236], 6, shade(CAST.theo.skin, 0.12)),
    ),
  )
}

export function floorOrchard(): string {
  const picking = mild(CAST.maika, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const sorting = mild(CAST.noah, { top: SUN.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const selling = mild(CAST.lea, { top: WATER.base, legs: PLUM.dark, shoes: PAPER, cut: 'apron', trim: CREAM })
  const adult = mild(ADULTS.marc, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const dots = (flat: readonly number[], dx: number, dy: number, mark: string) =>
    pairs(flat)
      .map(([x, y]) => `M${x + dx} ${y + dy}${mark}`)
      .join('')
  const apples = (colours: readonly [color: string, ...at: number[]][], r = 9) => {
    const all = colours.flatMap(([, ...flat]) => flat)
    return (
      colours.map(([color, ...flat]) => line(dots(flat, 0, 0, 'h.1'), color, r * 2)).join('') +
      line(dots(all, -3, -3, 'h.1'), CREAM, r * 0.4, 0.7) +
      line(dots(all, 0, -r * 0.7, 'l2 -5'), BARK.dark, 2.4)
    )
  }
  const [red, green, gold] = ['#c8423c', '#8fb04a', SUN.base]
  const leaf = (x: number, y: number, w: number, color: string) =>
    fill(
      `M${x - w} ${y}Q${x - w * 0.6} ${y - 18} ${x} ${y - 15}T${x + w} ${y - 4}Q${x + w * 0.7} ${y + 15} ${x} ${y + 13}T${x - w} ${y}Z`,
      color,
    )
  return frame(
    ['#dfe6d2', '#f3f1e1'],
    pane([30, 34], 96, 82, 'autumn'),
    pinned([196, 44], 56, 48, [ROSE.base, FIR.base, SUN.base], -4),
    floor(186, '#c6a686', PAPER),
    raised(
      14,
      figure(selling, vary(POSES.standFront, {}), [386, 254], 142, { grip: { near: [366, 190], far: [412, 204] } }),
      fill('M330 216H450V268H330Z', CARDBOARD) +
        fill('M330 216L344 204H462L450 216Z', glow(CARDBOARD, 0.3)) +
        fill('M450 216L462 204V254L450 268Z', shade(CARDBOARD, 0.28)),
      apples(
        [
          [red, 424, 203],
          [gold, 440, 204],
          [green, 432, 196],
        ],
        8,
      ),
      line('M352 236q14 -10 26 0t26 0', MAPLE.dark, 4) + disc([420, 240], 8, red),
      line('M366 186V172M336 178Q366 166 396 178M338 178V196M394 178V190', STONE.dark, 3),
      fill('M328 196h20l-3 13h-14Z', ROSE.base) + fill('M384 190h20l-3 13h-14Z', ROSE.base),
      apples(
        [
          [red, 338, 193],
          [green, 389, 187],
          [gold, 399, 188],
        ],
        5.5,
      ),
      disc([366, 188], 6.2, CAST.lea.skin) + disc([413, 205], 6, CAST.lea.skin),
      figure(adult, vary(POSES.kneel, { lean: 4, nod: -2, elbows: [1, 1] }), [262, 262], 196, {
        build: 'adult',
        grip: { near: [314, 196], far: [318, 204] },
      }),
      fill('M310 184l12 -8 8 10 -10 8Z', FIR.soft),
      disc([315, 196], 6.8, ADULTS.marc.skin),
      fill('M66 252H372L452 356H10Z', '#e3c9a0') + line('M66 252H372', shade('#e3c9a0', 0.16), 2),
      fill('M196 358Q216 318 206 288L232 286Q232 320 268 358Z', BARK.base),
      line(
        'M218 292Q150 300 96 284M222 290Q216 272 190 264M224 288Q262 268 300 268M228 300Q296 304 360 292',
        BARK.base,
        9,
      ),
      leaf(108, 286, 44, FIR.soft) +
        leaf(180, 268, 38, FIR.base) +
        leaf(294, 270, 42, FIR.soft) +
        leaf(354, 300, 42, FIR.base) +
        leaf(146, 312, 36, FIR.base),
      apples([
        [red, 84, 282, 194, 270, 276, 266, 370, 296, 152, 312],
        [gold, 172, 262, 342, 300],
        [green, 308, 272],
      ]),
      figure(picking, vary(POSES.heels, { lean: 26, nod: 10, elbows: [1, 1] }), [52, 350], 152, {
        grip: { near: [112, 296], far: [126, 292] },
      }),
      apples([[green, 119, 286]], 10),
      disc([113, 296], 6.6, CAST.maika.skin) + disc([126, 293], 6, shade(CAST.maika.skin, 0.12)),
      basket(
        [158, 356],
        62,
        28,
        BARK.pale,
        apples([
          [red, -14, -30],
          [gold, 8, -32],
          [green, 22, -29],
        ]),
      ),
      figure(sorting, vary(POSES.tailor, { lean: 6, nod: 12, elbows: [1, 1] }), [432, 352], 150, {
        facing: -1,
        grip: { near: [384, 318], far: [396, 306] },
      }),
      basket([344, 360], 54, 24, BARK.pale, apples([[red, -10, -26, 10, -26]])),
      basket([292, 352], 50, 22, CREAM, apples([[green, -8, -24, 10, -24]])),
      apples([[gold, 378, 312]], 10) + disc([382, 309], 2.6, BARK.base),
      disc([385, 319], 6.6, CAST.noah.skin),
    ),
  )
}
