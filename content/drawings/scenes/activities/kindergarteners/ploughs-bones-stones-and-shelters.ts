import { figure } from '../../../kit/figure.ts'
import { type Point, pair, random } from '../../../kit/geometry.ts'
import { log, stick } from '../../../kit/ground.ts'
import { cloud, frame, land, leaves, specks, sun, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, summer, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, pane, pinned, shelf, table } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { crayon, cushion, toyTruck } from '../../../kit/toys.ts'
import { leafy, trunk } from '../../../kit/trees.ts'

const ORANGE = '#ee7f2d'
const CARDBOARD = '#8f6336'

/** Balls of crumpled paper lying where their points are: their angles, their shaded side and a crease. */
function crumpled(points: readonly Point[], r: number, seed: number): string {
  const u = random(seed)
  let [whole, dark, crease] = ['', '', '']
  for (const [x, y] of points) {
    const p = [0, 1, 2, 3, 4, 5, 6].map((i): Point => {
      const [turn, far] = [((i * 360) / 7 + u(-14, 14)) * (Math.PI / 180), r * u(0.8, 1.12)]
      return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.82]
    })
    const [a, b, c, d] = p.map(([px, py]) => `${Math.round(px)} ${Math.round(py)}`)
    whole += `M${p.map(([px, py]) => `${Math.round(px)} ${Math.round(py)}`).join('L')}Z`
    dark += `M${a}L${b}L${c}L${d}L${Math.round(x)} ${Math.round(y + r * 0.2)}Z`
    crease += `M${Math.round(x - r * 0.5)} ${Math.round(y - r * 0.3)}l${num(r * 0.5)} ${num(r * 0.4)} ${num(r * 0.2)} ${num(-r * 0.7)}`
  }
  return fill(whole, '#fdfdfb') + fill(dark, '#ccd5dc') + line(crease, '#ccd5dc', 1.4)
}

/** A small car that faces right, as long as a child's hand. */
function car(at: Point, color: string, mirror = false, scale = 1): string {
  return place(
    fill('M-20 -6Q-20 -14 -12 -14L-7 -23H6L12 -14Q21 -13 20 -6Z', color) +
      fill('M-7 -14L-4 -20H-1V-14ZM2 -14V-20H5L8 -14Z', WATER.pale) +
      line('M-20 -7H20', shade(color, 0.25), 3) +
      disc([-11, -4], 5, INK) +
      disc([11, -4], 5, INK),
    at,
    { mirror, scale },
  )
}

/** A folded card that stands like a tent. */
function tent([x, y]: Point, s = 1): string {
  return place(fill('M-13 0L-4 -26L13 -1Z', ORANGE) + fill('M-4 -26L6 -29 22 -6 13 -1Z', shade(ORANGE, 0.22)), [x, y], {
    scale: s,
  })
}

export function tapeStreetsPlough(): string {
  const driver = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const mover = mild(CAST.emile, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.dark })
  const tape = '#2d77a6'
  const plough =
    fill('M14 52H66V74H14Z', ORANGE) +
    fill('M66 58H80L88 68V74H66Z', shade(ORANGE, 0.12)) +
    fill('M70 60h9l5 7h-14Z', WATER.pale) +
    fill('M90 62L100 58 104 80 92 80Z', INK) +
    disc([26, 76], 6, INK) +
    disc([74, 76], 6, INK) +
    disc([60, 48], 4.5, SUN.base)
  return frame(
    ['#dfe6e6', '#f5efdf'],
    pane([196, 18], 124, 88, 'winter', PAPER, plough),
    pinned([396, 40], 48, 40, [WATER.base, MAPLE.base, FIR.base], 4),
    floor(150, '#c79f78'),
    shelf([24, 158], 124, 74, [['books', 'bin', 'blocks']]),
    line('M-6 286H256L270 204H330L330 286H486M-6 342H352L342 366M426 342L444 366M426 342H486', tape, 7),
    car([300, 226], ROSE.base, false, 0.9),
    crumpled(
      [
        [286, 252],
        [304, 250],
      ],
      8,
      4,
    ),
    figure(mover, vary(POSES.kneel, { lean: 46, nod: -6, elbows: [1, 1], stretch: 1.08 }), [396, 282], 164, {
      facing: -1,
      grip: { near: [328, 260], far: [360, 276] },
    }),
    car([312, 276], WATER.base, true, 1.15),
    disc([327, 258], 7.4, CAST.emile.skin),
    crumpled(
      [
        [372, 302],
        [440, 300],
        [458, 312],
        [404, 306],
      ],
      9,
      11,
    ),
    car([424, 330], MAPLE.base, false, 1.2),
    crumpled(
      [
        [414, 304],
        [430, 300],
        [446, 322],
        [388, 330],
        [356, 326],
        [470, 334],
        [394, 352],
      ],
      9.5,
      2,
    ),
    figure(driver, vary(POSES.kneel, { lean: 46, nod: -8, elbows: [1, 1], stretch: 1.08 }), [84, 288], 172, {
      grip: { near: [146, 272], far: [162, 272] },
    }),
    oval([180, 326], 56, 6, PLUM.dark, 0, 0.16),
    toyTruck([172, 326], WATER.deep, { scale: 1.85 }),
    fill('M122 276h62v-5h-62Z', shade(WATER.deep, 0.3)),
    disc([146, 272], 8, CAST.lila.skin),
    line('M218 312L236 312', INK, 5),
    crumpled(
      [
        [266, 300],
        [282, 296],
        [252, 296],
        [262, 284],
      ],
      11,
      7,
    ),
    fill('M224 282Q236 274 258 262L256 318Q240 328 228 342Q220 312 224 282Z', CARDBOARD) +
      line('M224 282Q236 274 258 262', glow(CARDBOARD, 0.5), 4),
    crumpled(
      [
        [258, 318],
        [276, 316],
        [296, 314],
        [254, 332],
        [272, 334],
        [290, 332],
        [308, 330],
      ],
      11,
      9,
    ),
    tent([32, 334], 1.1),
  )
}

/** A cotton swab from `a` to `b`: a white stem, its two ends swollen. */
function swabs(list: readonly (readonly [number, number, number, number])[], size = 1): string {
  const stems = list.map(([x, y, u, v]) => `M${x} ${y}L${u} ${v}`).join('')
  const ends = list
    .map(([x, y, u, v]) => {
      const [dx, dy] = [(u - x) * 0.16, (v - y) * 0.16]
      return `M${x} ${y}l${num(dx)} ${num(dy)}M${u} ${v}l${num(-dx)} ${num(-dy)}`
    })
    .join('')
  return line(stems, '#dfe3e0', 2.6 * size) + line(ends, PAPER, 6.4 * size)
}

export function cottonSwabSkeleton(): string {
  const builder = mild(CAST.zoe, { top: MAPLE.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: SUN.soft })
  const presser = mild(CAST.anh, { top: FIR.dark, legs: BARK.dark, shoes: MAPLE.deep })
  const black = '#23282a'
  const { skin } = CAST.anh
  return frame(
    ['#e3e2ee', '#f5f0e2'],
    pane([190, 20], 104, 80, 'autumn'),
    pinned([64, 36], 56, 46, [PLUM.base, FIR.base, SUN.base], -4),
    floor(172, '#93705c'),
    shelf([158, 180], 132, 62, [['books', 'plant', 'basket']]),
    figure(builder, vary(POSES.stand, { lean: 28, nod: 8 }), [86, 338], 226, {
      grip: { near: [158, 264], far: [150, 300] },
    }),
    figure(presser, vary(POSES.stand, { lean: 2, nod: 16, elbows: [1, 1] }), [424, 338], 226, {
      facing: -1,
      grip: { near: [372, 192], far: [352, 218] },
    }),
    table([240, 392], 490, 160, '#d9b07c', 128),
    fill('M134 246H372L392 346H108Z', black),
    place(
      swabs([
        [186, 262, 212, 262],
        [214, 262, 240, 262],
        [242, 262, 268, 263],
        [270, 263, 294, 266],
        [184, 261, 162, 252],
        [192, 266, 184, 286],
        [184, 289, 192, 313],
        [210, 266, 216, 287],
        [216, 290, 208, 314],
        [230, 266, 224, 287],
        [224, 290, 232, 314],
        [250, 266, 258, 287],
        [258, 290, 249, 314],
        [270, 267, 264, 288],
        [264, 291, 272, 315],
        [289, 270, 297, 291],
        [297, 294, 288, 316],
      ]) +
        fill('M298 266L300 254 310 247 322 248 330 256 338 258 348 266 344 276 332 278 320 284 306 280Z', PAPER) +
        oval([318, 261], 4.4, 3.8, black) +
        line('M332 272l10 -1', black, 2.4),
      [-16, -15],
      { scale: 1.1 },
    ),
    line('M111 201L124 240L154 262', glow(MAPLE.base, 0.12), 17.6),
    line('M158 262L166 257M160 266L170 264', CAST.zoe.skin, 7) + disc([157, 263], 9.4, CAST.zoe.skin),
    fill('M408 266H466L480 340H402Z', black),
    place(
      line(
        'M402 318L400 302Q390 292 393 288 396 286 404 294L402 272Q405 267 409 272L411 287 413 266Q417 262 420 267L420 287 426 270Q430 267 432 272L429 291 438 279Q443 278 442 283L435 302 434 318',
        PAPER,
        2.2,
      ) +
        line(
          'M405 276v5M406 286v5M416 271v4M416 280v4M428 275l-1 5M426 285l-1 4M410 300v8M418 298v9M426 299l-1 8',
          PAPER,
          2.8,
        ),
      [22, 12],
    ),
    line('M351 220L344 184', shade(skin, 0.12), 13),
    line('M344 184L316 179L310 198', shade(skin, 0.06), 12),
    oval([354, 222], 18, 15, shade(skin, 0.06), -14),
    line('M340 216Q345 224 341 231M350 222Q354 228 350 235', shade(skin, 0.3), 2.2),
    line('M341 179L348 189M318 174L311 183', shade(skin, 0.5), 2.4),
    line('M372 187L357 168L336 171M371 196L356 202L336 192', glow(skin, 0.4), 10),
    disc([373, 191], 13, glow(skin, 0.4)),
  )
}

/** A big pebble that somebody lives in: its face in chalk, its mouth curved by `smile`. */
function pebble([x, y]: Point, rx: number, stone: string, chalk: string, smile: number, turn = 0): string {
  const ry = rx * 0.76
  return place(
    oval([0, 0], rx, ry, stone) +
      oval([-rx * 0.2, -ry * 0.45], rx * 0.6, ry * 0.34, glow(stone, 0.3)) +
      line(`M${num(-rx * 0.34)} ${num(-ry * 0.18)}v.1M${num(rx * 0.34)} ${num(-ry * 0.18)}v.1`, chalk, rx * 0.27) +
      line(
        `M${num(-rx * 0.34)} ${num(ry * (0.42 - smile * 0.1))}Q0 ${num(ry * (0.42 + smile * 0.34))} ${num(rx * 0.34)} ${num(ry * (0.42 - smile * 0.1))}`,
        chalk,
        rx * 0.15,
      ),
    [x, y],
    { turn },
  )
}

export function pebbleFamilyHouse(): string {
  const brim = (color: string, trim: string) => ({ kind: 'sunhat', color, trim }) as const
  const left = summer(CAST.fatou, {
    top: ROSE.base,
    legs: PLUM.dark,
    shoes: MAPLE.deep,
    hat: brim(SUN.soft, ROSE.dark),
  })
  const right = summer(CAST.theo, {
    top: WATER.base,
    legs: BARK.dark,
    shoes: FIR.dark,
    cut: 'stripes',
    trim: PAPER,
    hat: brim(CREAM, WATER.deep),
  })
  const guard = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const sand = '#e8d5a8'
  const wall = '#c9a76a'
  const wood = '#b3a48c'
  const flag = (x: number, y: number, s: number, color: string) =>
    line(`M${x} ${y}v${num(-34 * s)}`, BARK.soft, 3.4 * s) +
    fill(`M${x} ${num(y - 33 * s)}l${num(19 * s)} ${num(7 * s)}l${num(-19 * s)} ${num(9 * s)}Z`, color)
  const flags = [28, 98, 168, 238, 308, 378, 448]
    .map((x, i) => flag(x, 226 - (i % 2), 0.95, i % 2 ? SUN.base : '#c8423c'))
    .join('')
  const walls =
    'M206 340H150Q136 340 139 326L154 276Q158 264 171 264H311Q324 264 328 276L341 326Q344 340 330 340H262M238 266L234 300'
  return frame(
    ['#a6d5e8', '#eef3e6'],
    sun([404, 46], 18, SUN.pale),
    cloud([70, 66], 100, PAPER),
    land([0, 104, 80, 84, 170, 98, 260, 78, 350, 96, 420, 86, 480, 98], '#83aaa6'),
    fill('M0 110H480V176H0Z', '#5fa0c4'),
    line('M30 124h60M220 120h50M360 128h70M120 140h70M290 148h60M20 156h50', '#a4d0e0', 3),
    fill('M0 172Q70 160 150 168T310 166 480 162V360H0Z', '#d9c795'),
    line('M0 172Q70 160 150 168T310 166 480 162', PAPER, 5, 0.8),
    fill('M0 190Q160 178 320 184T480 180V360H0Z', sand),
    figure(guard, POSES.standFront, [204, 212], 116, { build: 'adult', shadow: true }),
    flags,
    fill('M-10 232H490V370H-10Z', glow(sand, 0.2), 0.5),
    specks({ x: [0, 480], y: [240, 352] }, 40, '#cdb683', 6, 1.2),
    flag(14, 300, 1.5, '#c8423c') + flag(448, 292, 1.4, SUN.base),
    pebbles([
      [176, 246],
      [404, 248],
      [300, 250],
      [52, 250],
      [322, 244],
    ]),
    oval([240, 346], 116, 8, '#c9b27c'),
    fill('M150 340L139 326 154 276Q158 264 171 264H311Q324 264 328 276L341 326 330 340Z', '#d8bf8a'),
    place(line(walls, shade(wall, 0.16), 17), [0, 5]) + line(walls, wall, 15) + line(walls, '#e3c890', 7),
    line('M262 290H306M264 298H308', wood, 7) + line('M264 286H304', glow(wood, 0.4), 2),
    line('M172 318H206', wood, 8) + line('M174 316H204', glow(wood, 0.4), 2),
    pebble([284, 282], 15, '#8f9aa0', PAPER, 1, -4),
    pebble([212, 288], 17, '#6f7a80', PAPER, 0.9),
    pebble([190, 309], 12, '#a08a78', '#fbe08a', 1),
    pebble([246, 322], 15, '#7f8b84', '#fbe08a', -0.8, 4),
    figure(left, vary(POSES.kneel, { lean: 40, nod: 2, elbows: [1, 1], stretch: 1.06 }), [74, 338], 168, {
      grip: { near: [152, 288], far: [170, 292] },
    }),
    pebble([164, 286], 14, '#82776e', PAPER, 1),
    disc([151, 290], 7, CAST.fatou.skin),
    figure(right, vary(POSES.kneel, { lean: 40, nod: 2, elbows: [1, 1], stretch: 1.06 }), [410, 338], 168, {
      facing: -1,
      grip: { near: [328, 304], far: [308, 310] },
    }),
    pebble([312, 308], 15, '#8a8f98', '#fbe08a', 0.6),
    disc([327, 309], 7, CAST.theo.skin),
    crayon([388, 350], PAPER, { turn: -14, scale: 1.1 }) + crayon([108, 350], '#fbe08a', { turn: 12, scale: 1.1 }),
  )
}

/** Bare pebbles lying about. */
function pebbles(points: readonly Point[]): string {
  return points
    .map(
      ([x, y], i) =>
        oval([x, y], 11, 7, i % 2 ? '#8f9aa0' : '#84796e') + oval([x - 2, y - 2], 6, 3, i % 2 ? '#b4bcc0' : '#aa9f92'),
    )
    .join('')
}

export function threeBranchShelter(): string {
  const pusher = autumn(CAST.maika, { top: ROSE.base, legs: WATER.deep, shoes: PLUM.dark, hat: TUQUES.sun })
  const first = autumn(CAST.idris, { top: SUN.base, legs: BARK.dark, shoes: FIR.dark, hat: TUQUES.maple })
  const second = autumn(CAST.rose, { top: PLUM.base, legs: FIR.deep, shoes: MAPLE.deep, hat: TUQUES.rose })
  const adult = autumn({ ...ADULTS.marc, view: 'side' }, { top: FIR.dark, legs: BARK.deep, shoes: INK })
  const bark = BARK.dark
  const soil = '#b99a63'
  const prop = (x: number, y: number, s = 1) => log([x - 14 * s, y], [x + 14 * s, y], 9 * s, BARK.soft)
  return frame(
    ['#dfe8df', '#f8ecc9'],
    woods(164, 110, '#e6cf98', 3, 'round'),
    woods(180, 78, '#c3bf92', 8, 'mixed'),
    leafy([104, 206], 190, SUN.base, 5),
    trunk([18, 222], -10, 26, BARK.soft),
    leafy([420, 206], 180, MAPLE.base, 9),
    land([0, 200, 240, 190, 480, 204], '#cfc085'),
    land([0, 262, 240, 250, 480, 262], soil),
    figure(adult, vary(POSES.standFront, { elbows: [1, -1] }), [172, 262], 190, {
      build: 'adult',
      grip: { near: [150, 178], far: [212, 162] },
    }),
    figure(
      first,
      vary(POSES.stand, {
        lean: -12,
        nod: 10,
        hands: pair(22, -58, 26, -62),
        elbows: [1, 1],
        feet: pair(12, -4, -12, -4),
      }),
      [384, 284],
      132,
      { facing: -1 },
    ),
    oval([258, 314], 100, 18, '#9c7f4e', 0, 0.5),
    prop(288, 284, 0.8),
    stick([274, 286], [254, 74], 9, BARK.base),
    cushion([258, 318], 76, 50, WATER.base),
    line('M224 280Q258 272 292 280', WATER.soft, 2.6),
    figure(pusher, vary(POSES.push, { lean: 26, nod: -10, elbows: [1, 1] }), [84, 342], 166, {
      grip: { near: [104, 284], far: [132, 289] },
      holding: stick([24, 272], [226, 302], 6, BARK.pale),
    }),
    disc([132, 288], 6.4, shade(CAST.maika.skin, 0.14)),
    stick([340, 322], [262, 124], 12, bark) + line('M262 124Q252 110 236 86M262 124Q280 112 292 90', bark, 9),
    stick([192, 330], [280, 70], 10, BARK.soft),
    prop(180, 332, 0.9) + prop(354, 326),
    figure(
      second,
      vary(POSES.stand, {
        lean: -10,
        nod: 8,
        hands: pair(24, -56, 28, -60),
        elbows: [1, 1],
        feet: pair(14, -4, -12, -4),
      }),
      [436, 338],
      154,
      { facing: -1 },
    ),
    leaves({ x: [0, 480], y: [322, 356] }, 6, [SUN.base], 11, 6),
  )
}
