import { adult, figure, toddler } from '../../../kit/figure.ts'
import { between, type Point, pair } from '../../../kit/geometry.ts'
import { fence, rock, stick } from '../../../kit/ground.ts'
import { cloud, flowers, frame, land, rainfall, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  EARTH,
  FIR,
  glow,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, bodysuit, CAST, mild, rain, summer } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line, num, oval, place, through } from '../../../kit/svg.ts'
import { bucket, cup, droplets } from '../../../kit/things.ts'
import { under } from '../../../kit/toys.ts'
import { bush, fern, foliage, trunk } from '../../../kit/trees.ts'

const STEEL = '#c3cbc9'

/** A ring on the water around a foot. */
function ring([x, y]: Point, rx: number, ry: number, width = 2.6): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" stroke="${PAPER}" stroke-width="${num(width)}"/>`
}

export function puddleOfSevenBoots(): string {
  const baby = rain(BABIES.tao, { top: SUN.base, legs: SUN.base, shoes: ROSE.base, trim: MAPLE.base })
  const educator = rain(ADULTS.lucie, { top: PLUM.base, legs: PLUM.dark, shoes: BARK.dark, trim: PLUM.soft })
  const first = rain(CAST.rose, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base, trim: PAPER })
  const second = rain(CAST.idris, { top: FIR.base, legs: FIR.deep, shoes: MAPLE.base, trim: FIR.pale })
  const sky = '#b9d6e2'
  const heelToToe = vary(POSES.balance, { nod: 12, lean: 4 })
  return frame(
    ['#cfdbde', '#eceeda'],
    cloud([50, 66], 150, PAPER, 0.85),
    cloud([286, 52], 130, PAPER, 0.8),
    woods(180, 60, '#b7cda0', 9, 'round'),
    fence([150, 486], 222, 44, '#bb9d78', 24),
    land([0, 222, 240, 218, 480, 224], '#a0bd77'),
    // The edge of the roof that drips on a bowl, a bucket and a carton, all turned over.
    fill('M-10 96H92V232H-10Z', '#c29a74'),
    line('M16 104V230M42 104V230M68 104V230', shade('#c29a74', 0.16), 2),
    fill('M-10 62H96L118 104H-10Z', MAPLE.deep),
    line('M-10 106H118', shade(STEEL, 0.25), 6),
    fill('M0 262Q240 240 480 258V360H0Z', '#9a8b79'),
    tufts([240, 254], 8, FIR.base, 5, 9, [150, 480]),
    fill('M66 276v-17h26l5 17Z', CARDBOARD) + fill('M66 259h26l3 6H65Z', shade(CARDBOARD, 0.14)),
    fill('M30 282Q30 266 45 266 60 266 60 282Z', STEEL) + line('M30 282H60', shade(STEEL, 0.3), 3),
    fill('M5 288L9 264H25L29 288Z', WATER.base) + line('M4 288H30', WATER.deep, 4),
    droplets(
      [
        [17, 140],
        [17, 218],
        [45, 176],
        [45, 246],
        [80, 126],
        [80, 226],
      ],
      4,
      WATER.base,
    ),
    oval([226, 314], 216, 43, '#7d6f5f'),
    oval([226, 312], 208, 39, sky),
    fill('M60 300q30 -14 64 -6 30 -10 60 4 -60 16 -124 2ZM212 338q30 -10 54 -2 20 -8 40 4 -50 10 -94 -2Z', PAPER, 0.8),
    fill('M108 314Q106 346 128 346H160Q176 346 172 314Z', ROSE.base, 0.35),
    fill('M206 308Q204 340 226 340H256Q272 340 268 308Z', FIR.base, 0.35),
    figure(first, heelToToe, [138, 316], 150, {
      grip: { near: [98, 234], far: [182, 228] },
      step: { near: [150, 310], far: [124, 309] },
    }),
    ring([154, 314], 21, 5) + ring([124, 313], 18, 4, 2),
    figure(second, heelToToe, [234, 309], 144, {
      grip: { near: [196, 230], far: [278, 222] },
      step: { near: [246, 303], far: [221, 302] },
    }),
    ring([250, 307], 21, 5) + ring([220, 306], 18, 4, 2),
    under([432, 338], 54, 7),
    oval([434, 335], 42, 8, FIR.base),
    adult(educator, vary(POSES.kneel, { lean: 12, nod: 14, elbows: [1, 1] }), [418, 334], 216, {
      facing: -1,
      grip: { near: [346, 300], far: [320, 290] },
      holding: figure(baby, vary(BABY_POSES.sit, { lean: -4, nod: 12 }), [352, 334], 122, {
        build: 'baby',
        facing: -1,
        grip: { near: [316, 298], far: [318, 282] },
      }),
    }),
    oval([344, 339], 52, 9, sky, 0, 0.85),
    ring([318, 324], 22, 5),
    droplets(
      [
        [298, 292],
        [306, 304],
        [292, 306],
      ],
      3.6,
      WATER.base,
    ),
    rainfall(34, 12, '#7fa9bd'),
  )
}

/** A clear bottle of water standing on the origin, 74 high, its neck a funnel. */
function bottleAndFunnel(at: Point, level: number): string {
  return place(
    fill('M-19 -2V-50Q-18 -60 -7 -66V-74H7V-66Q18 -60 19 -50V-2Q0 5 -19 -2Z', '#e4f1f4', 0.85) +
      fill(`M-18 -2V${num(-level)}Q0 ${num(-level + 5)} 18 ${num(-level)}V-2Q0 4 -18 -2Z`, WATER.base, 0.85) +
      oval([0, -level], 18, 3.4, WATER.soft) +
      '<path d="M-19 -2V-50Q-18 -60 -7 -66V-74M7 -74V-66Q18 -60 19 -50V-2Q0 5 -19 -2" stroke="#7fa6b4" stroke-width="2.4"/>' +
      line('M-12 -48V-12', PAPER, 3, 0.8),
    at,
  )
}

export function slideRainInAFunnel(): string {
  const pouring = rain(CAST.awa, { top: SUN.base, legs: SUN.dark, shoes: ROSE.base, trim: MAPLE.base })
  const small = rain(CAST.theo, { top: FIR.base, legs: FIR.deep, shoes: SUN.base, trim: FIR.pale })
  const educator = rain(ADULTS.minh, { top: PLUM.base, legs: BARK.deep, shoes: FIR.dark, trim: PLUM.soft })
  const clear = '#dfeef2'
  return frame(
    ['#cddbe0', '#eef0dc'],
    cloud([200, 66], 140, PAPER, 0.85),
    cloud([370, 88], 100, PAPER, 0.8),
    woods(186, 64, '#b5cda0', 4, 'round'),
    fence([140, 486], 226, 44, '#c2a37c', 24),
    land([0, 226, 240, 220, 480, 228], '#9fbf79'),
    land([0, 262, 240, 250, 480, 266], '#86ac68'),
    tufts([236, 300], 16, '#5f9054', 5, 9),
    // The ladder and the chute of the slide, its near edge over the bed.
    line('M6 84V322M40 80V308M6 264H40M6 220H40M6 176H40M6 132H40', MAPLE.dark, 6),
    line('M100 200V318', MAPLE.dark, 6),
    fill('M14 72Q30 68 46 78C90 118 112 208 152 220H186L182 238H140C96 232 66 138 14 96Z', '#d8503f'),
    fill('M24 76Q34 74 44 82C88 124 112 212 152 222H184L182 228H148C104 220 76 128 24 86Z', WATER.pale),
    line('M14 92C66 138 96 234 140 238H182', '#a83a30', 6),
    line('M70 116l5 6M94 154l4 7M116 192l6 7M138 218l10 4', PAPER, 3),
    under([206, 318], 42, 6),
    figure(pouring, vary(POSES.stand, { lean: 12, nod: 14, elbows: [1, 1] }), [206, 318], 158, {
      grip: { near: [216, 258], far: [254, 262] },
    }),
    // The half bottle: its far edge, its water, its near side.
    fill('M164 242L288 258 284 266 166 252Z', clear),
    fill('M166 246L288 261 286 268 166 254Z', WATER.base),
    fill('M164 248L287 264Q284 277 272 276L176 264Q164 260 164 248Z', clear, 0.6),
    line('M164 242L288 258M164 248L287 264', '#5b6b74', 3),
    disc([216, 266], 8, CAST.awa.skin) + disc([254, 271], 7.4, shade(CAST.awa.skin, 0.14)),
    line('M176 226H184Q190 230 190 248', WATER.base, 6),
    bucket([456, 326], WATER.base, { scale: 0.8 }),
    adult(educator, vary(POSES.crouch, { lean: 16, nod: 6 }), [424, 322], 210, {
      facing: -1,
      grip: { near: [392, 268], far: [448, 300] },
    }),
    under([300, 350], 42, 7),
    rock([330, 338], 26, 18, 6, STONE.dark),
    bottleAndFunnel([302, 346], 30),
    line('M289 262Q300 264 302 280', WATER.base, 6),
    fill('M277 270H329L308 290V300H298V290Z', ROSE.base),
    oval([303, 270], 26, 6, ROSE.dark),
    oval([303, 271], 20, 4, WATER.soft),
    line('M289 262Q301 262 303 271', WATER.base, 6),
    fill('M277 270Q303 282 329 270L308 290V300H298V290Z', ROSE.base),
    droplets(
      [
        [284, 254],
        [318, 258],
      ],
      2.8,
      WATER.base,
    ),
    rock([276, 352], 34, 22, 3) + rock([322, 354], 30, 18, 8, STONE.soft),
    under([378, 344], 36, 6),
    toddler(small, vary(POSES.crouch, { lean: 20, nod: -2 }), [382, 343], 140, {
      facing: -1,
      grip: { near: [354, 316], far: [348, 308] },
    }),
    rainfall(22, 8, '#7fa9bd'),
  )
}

/** A low tray floored with folded towels, edge to edge: its middle at `at`, its front edge `w` long. */
function towelTray([x, y]: Point, w: number, d: number, colors: readonly string[], color: string): string {
  const half = w / 2
  const corner = (u: number, v: number): Point => {
    const reach = half * (0.88 + 0.12 * v)
    return [x + (u * 2 - 1) * reach, y - d / 2 + d * v]
  }
  const tiles: string[] = []
  let bands = ''
  let folds = ''
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 4; i++) {
      const tone = colors[(i + row * 2 + row) % colors.length] ?? CREAM
      const [a, b, c, e] = [
        corner(i / 4, row / 2),
        corner((i + 1) / 4, row / 2),
        corner((i + 1) / 4, (row + 1) / 2),
        corner(i / 4, (row + 1) / 2),
      ]
      const across = (v: number, inset = 0): string => {
        const [from, to] = [between(a, e, v), between(b, c, v)]
        return through(between(from, to, inset), between(from, to, 1 - inset))
      }
      tiles.push(fill(`${through(a, b, c, e)}Z`, tone))
      bands += across(0.24, 0.16)
      folds += across(0.76) + across(0.88) + through(b, c, e)
    }
  const [a, b, c, e] = [corner(-0.04, -0.12), corner(1.04, -0.12), corner(1.05, 1.04), corner(-0.05, 1.04)]
  return (
    `<path d="${through(a, b, c, e)}Z" fill="${shade(color, 0.25)}" stroke="${color}" stroke-width="7"/>` +
    tiles.join('') +
    line(bands, PAPER, 2) +
    line(folds, BARK.soft, 1.2, 0.7) +
    line(through([e[0], e[1] + 4], [c[0], c[1] + 4]), color, 12) +
    line(through(e, c), glow(color, 0.4), 3)
  )
}

export function carpetThatDrinks(): string {
  const hat = (color: string, trim: string) => ({ kind: 'sunhat' as const, color, trim })
  const baby = bodysuit(BABIES.binta, SUN.base, PAPER, hat(PAPER, SUN.base))
  const walker = barefoot(
    summer(CAST.lea, {
      top: ROSE.base,
      legs: WATER.deep,
      cut: 'stripes',
      trim: ROSE.soft,
      hat: hat(WATER.soft, PAPER),
    }),
  )
  const educator = barefoot(mild(ADULTS.helene, { top: FIR.base, legs: BARK.dark, hat: hat(CREAM, MAPLE.base) }))
  const soft = [WATER.pale, SUN.soft, ROSE.soft, FIR.pale, PLUM.soft]
  return frame(
    ['#aedbec', '#eff6e0'],
    woods(170, 58, '#b6d9a8', 6, 'round'),
    fence([-6, 486], 204, 40, '#d5b88c', 28),
    land([0, 204, 240, 198, 480, 206], '#bcdb95'),
    fill('M0 222Q240 200 480 224V360H0Z', '#7fae6c'),
    trunk([40, 236], -10, 44, BARK.base),
    fill(
      'M-10 -10H490V40Q470 62 444 48 420 72 390 54 366 68 338 46 300 62 270 42 240 58 214 40 160 60 130 44 60 66 30 52 10 60 -10 44Z',
      FIR.base,
    ),
    fill('M-10 -10H300Q280 22 240 14 190 34 140 18 80 34 40 20 10 30 -10 20Z', FIR.soft, 0.7),
    tufts([230, 280], 12, '#699a5b', 4, 8),
    under([214, 290], 84, 9),
    adult(educator, vary(POSES.tailorFront, { lean: 0 }), [214, 290], 230, {
      grip: { near: [178, 240], far: [282, 236] },
    }),
    oval([206, 288], 10, 10, ADULTS.helene.skin) + oval([222, 289], 10, 10, glow(ADULTS.helene.skin, 0.3)),
    cup([176, 238], MAPLE.base, { scale: 2, turn: -50 }),
    disc([180, 242], 6.6, ADULTS.helene.skin),
    under([112, 342], 90, 6) + under([384, 342], 90, 6),
    towelTray([112, 314], 166, 50, soft, WATER.base),
    towelTray([384, 314], 156, 50, [...soft].reverse(), MAPLE.base),
    oval([108, 327], 30, 6, WATER.base, 0, 0.75) + oval([162, 302], 16, 4, WATER.base, 0, 0.75),
    line('M170 242Q163 248 163 302', WATER.base, 5),
    figure(
      baby,
      vary(BABY_POSES.crawl, { hip: [-13, -19], lean: 74, nod: -44, feet: pair(-26, -6, -21, -7) }),
      [84, 330],
      138,
      {
        build: 'baby',
        grip: { near: [106, 325], far: [120, 320] },
      },
    ),
    under([292, 326], 20, 5),
    toddler(walker, vary(POSES.walk, { lean: 6, nod: 14, elbows: [1, 1] }), [310, 328], 154, {
      grip: { near: [346, 270], far: [280, 240] },
      step: { near: [336, 316], far: [288, 322] },
    }),
    disc([281, 238], 7, ADULTS.helene.skin),
    oval([342, 325], 24, 5, WATER.base, 0, 0.75),
    flowers([346, 358], 8, PAPER, FIR.dark, 5),
  )
}

/** A pine cone lying on its side. */
function cone(at: Point, turn = 0, scale = 1): string {
  return place(
    oval([0, 0], 11, 7.4, BARK.base) +
      line('M-7 -4q3 4 0 8M-2 -6q4 6 0 12M4 -6q3 6 0 11', BARK.pale, 1.8) +
      line('M11 0h3', BARK.dark, 3),
    at,
    { turn, scale },
  )
}

export function houseMadeToBeUndone(): string {
  const left = mild(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: BARK.dark })
  const right = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: BARK.dark, cut: 'stripes', trim: ROSE.soft })
  const small = mild(CAST.emile, { top: WATER.base, legs: MAPLE.dark, shoes: BARK.deep, cut: 'overalls' })
  const educator = mild(ADULTS.nadia, { top: MAPLE.base, legs: BARK.deep, shoes: BARK.dark })
  return frame(
    ['#cfe6dc', '#f3f2d8'],
    woods(180, 96, '#bfd8a6', 6, 'mixed'),
    woods(206, 60, '#a5c78c', 3, 'round'),
    land([0, 216, 240, 210, 480, 218], '#b7c98b'),
    land([0, 250, 240, 240, 480, 252], '#9db574'),
    trunk([118, 300], -10, 46, BARK.base),
    trunk([352, 296], -10, 46, BARK.base),
    foliage([118, 14], 150, 62, FIR.base, 4),
    foliage([360, 8], 150, 62, FIR.soft, 8),
    fern([226, 262], 40, FIR.soft),
    bush([462, 246], 60, 40, FIR.soft, 4),
    // The house that is built: branches around the trunk, stones at their feet, a slit for the door.
    stick([66, 318], [117, 194], 8, BARK.dark),
    stick([90, 322], [118, 190], 8, BARK.soft),
    stick([150, 322], [124, 188], 8, BARK.soft),
    stick([140, 328], [121, 200], 8, BARK.dark),
    stick([174, 318], [123, 196], 8, BARK.dark),
    rock([88, 330], 26, 17, 3) + rock([148, 334], 26, 17, 7) + rock([168, 322], 22, 15, 5, STONE.soft),
    cone([116, 318], -10),
    figure(left, vary(POSES.stand, { lean: 10, nod: -6, elbows: [1, 1] }), [42, 336], 154, {
      grip: { near: [82, 280], far: [94, 250] },
    }),
    figure(right, vary(POSES.stand, { lean: 8, nod: -6, elbows: [1, 1] }), [196, 338], 150, {
      facing: -1,
      grip: { near: [160, 284], far: [146, 252] },
    }),
    tufts([298, 304], 8, FIR.base, 5, 9, [300, 420]),
    adult(educator, vary(POSES.kneel, { lean: 4, nod: 8, elbows: [1, 1] }), [440, 330], 214, {
      facing: -1,
      grip: { near: [408, 258], far: [412, 234] },
    }),
    // The other house, that comes down.
    oval([352, 336], 54, 9, EARTH.soft, 0, 0.35),
    stick([316, 342], [394, 347], 8, BARK.dark),
    stick([374, 318], [322, 214], 8, BARK.dark),
    stick([396, 296], [312, 232], 8, BARK.deep),
    stick([356, 330], [384, 234], 8, BARK.soft),
    stick([334, 330], [378, 300], 8, BARK.deep),
    cone([326, 322], 30) + cone([392, 328], -40),
    line('M308 206q-6 8 -6 16M330 200q-6 -2 -10 0M388 222q6 4 8 12', PAPER, 3.2),
    under([270, 344], 34, 5),
    toddler(small, vary(POSES.pull, { elbows: [1, 1] }), [272, 344], 130, {
      grip: { near: [292, 294], far: [304, 286] },
    }),
    stick([268, 310], [360, 248], 8.5, BARK.pale),
    disc([293, 294], 6.8, CAST.emile.skin) + disc([305, 286], 6.4, shade(CAST.emile.skin, 0.14)),
    tufts([346, 358], 8, FIR.dark, 5, 11),
  )
}
