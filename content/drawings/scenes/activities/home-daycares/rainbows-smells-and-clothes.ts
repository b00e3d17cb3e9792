import { adult, figure, toddler } from '../../../kit/figure.ts'
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
  MOUTH,
  PAPER,
  PLUM,
  RED,
  ROSE,
  SNOW,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, rug, shelf } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { sockRoll } from '../../../kit/things.ts'
import { blanket, block, carton, cushion, tuque, under } from '../../../kit/toys.ts'

/** A sofa seen from the front, its left foot at `at`. */
function sofa([x, y]: Point, w: number, color: string): string {
  return (
    fill(`M${x + 10} ${y - 40}V${y - 82}q0 -16 18 -16h${w - 56}q18 0 18 16v42Z`, shade(color, 0.12)) +
    line(`M${x + w / 2} ${y - 92}v40`, shade(color, 0.24), 3) +
    fill(`M${x + 12} ${y - 52}h${w - 24}v48h${24 - w}Z`, color) +
    line(`M${x + 26} ${y - 30}h${w - 52}`, shade(color, 0.2), 3) +
    [x, x + w - 28].map((a) => fill(`M${a} ${y - 2}v-58q0 -13 14 -13t14 13v58Z`, shade(color, 0.05))).join('')
  )
}

/** One cloth of the bridge: between two angles of an arch that lies on the floor. */
function span(from: number, to: number, color: string): string {
  const at = (degrees: number, k: number): Point => {
    const t = (degrees * Math.PI) / 180
    return [204 + (144 + 58 * k) * Math.cos(t), 352 + (78 + 46 * k) * Math.sin(t)]
  }
  const xy = (degrees: number, k: number) => at(degrees, k).map(num).join(' ')
  const middle = (from + to) / 2
  return (
    fill(
      `M${xy(from, 1)}Q${xy(middle, 1.2)} ${xy(to, 0.98)}Q${xy(to - 2, 0.5)} ${xy(to, 0)}Q${xy(middle, -0.1)} ${xy(from, 0.03)}Q${xy(from - 3, 0.5)} ${xy(from, 1)}Z`,
      color,
    ) +
    line(
      `M${xy(from + 9, 0.9)}Q${xy(from + 6, 0.5)} ${xy(from + 10, 0.1)}M${xy(to - 9, 0.86)}Q${xy(to - 11, 0.5)} ${xy(to - 8, 0.16)}`,
      shade(color, 0.16),
      2,
    )
  )
}

/** A pillowcase, puffed up, that lies on the floor, open to the left; a few cloths come out of it. */
function cloudCase(at: Point): string {
  return place(
    under([4, 6], 48, 7) +
      fill('M-30 -6Q-44 -14 -54 -6 -50 4 -38 6 -34 2 -28 2Z', SUN.base) +
      fill('M-28 -14Q-40 -30 -50 -24 -46 -12 -30 -8Z', FIR.soft) +
      fill(
        'M-31 2Q-34 -14 -27 -24 -16 -22 -8 -30 8 -40 20 -30 38 -36 44 -20 56 -8 46 3 30 10 8 6 -14 9 -31 2Z',
        SNOW.light,
      ) +
      fill('M46 3Q54 -6 45 -18 42 -4 22 -3 2 -2 -8 -8 -18 -4 -31 2 -14 9 8 6 30 10 46 3Z', SNOW.shade) +
      line('M-27 -24Q-21 -10 -31 2', SNOW.deep, 3) +
      line('M-16 -18Q-6 -14 0 -20M8 -12Q20 -10 28 -20', SNOW.shade, 2.4),
    at,
    { scale: 0.88 },
  )
}

export function rainbowEndRunsAway(): string {
  const educator = barefoot(mild(ADULTS.helene, { top: ROSE.soft, legs: BARK.dark }))
  const crawler = barefoot(mild(CAST.awa, { top: PAPER, legs: WATER.deep, cut: 'stripes', trim: ROSE.base }))
  const small = barefoot(mild({ ...CAST.emile, view: 'front' }, { top: WATER.pale, legs: FIR.deep }))
  const baby = sleeper(BABIES.tao, CREAM, PAPER)
  return frame(
    ['#e8e3d6', '#f6f0e2'],
    pane(
      [330, 18],
      116,
      92,
      'summer',
      PAPER,
      line(
        'M40 4l-4 14M70 10l-4 14M88 30l-4 14M30 40l-4 14M64 42l-4 14M104 50l-4 14M44 66l-4 14M84 66l-4 14M10 62l-4 14',
        WATER.deep,
        2.4,
        0.7,
      ),
    ),
    curtains([316, 18], 144, 92, '#c7a0a8'),
    fill('M84 34h64v46H84Z', PAPER) +
      fill('M86 74Q104 54 116 66 130 50 146 72V78H86Z', FIR.pale) +
      line('M84 34h64v46H84Z', BARK.soft, 5),
    floor(172, '#e4d0ad'),
    sofa([18, 206], 190, '#8ea3a0'),
    cushion([60, 156], 42, 34, MAPLE.pale, { turn: -8 }),
    span(182, 209, RED),
    span(210, 237, MAPLE.base),
    span(238, 265, SUN.base),
    span(266, 293, FIR.base),
    span(294, 321, WATER.base),
    span(327, 354, PLUM.base),
    toddler(
      small,
      vary(POSES.prone, { lean: 90, nod: 24, feet: pair(-20, -36, -26, -32), elbows: [1, 1] }),
      [160, 254],
      116,
      { facing: -1, grip: { near: [104, 258], far: [112, 242] } },
    ),
    figure(crawler, vary(POSES.crawl, { stretch: 1.3, lean: 78, nod: -54 }), [290, 270], 146, {
      grip: { near: [338, 286], far: [332, 266] },
    }),
    line('M334 279l8 6M334 279l5 9M336 277l9 2', CAST.awa.skin, 4.2),
    blanket([166, 338], 150, 36, '#b9cbbb', '#cfdccc'),
    figure(baby, vary(BABY_POSES.sit, { lean: 6, nod: 6 }), [160, 348], 104, {
      build: 'baby',
      grip: { near: [186, 314], far: [204, 312] },
      holding: fill(
        'M176 308Q182 300 188 306 196 298 202 306 210 302 212 312 208 318 212 326 226 340 232 350 214 346 206 352 196 344 186 352 182 344 166 350 176 334 180 322 172 318 176 308Z',
        RED,
      ),
    }),
    line('M190 312Q188 330 196 343M199 314Q202 328 214 340M184 320Q182 334 178 342', shade(RED, 0.2), 2.2),
    cloudCase([286, 344]),
    adult(educator, vary(POSES.heels, { hip: [-4, -17], lean: 42, nod: -12, elbows: [1, 1] }), [438, 314], 218, {
      facing: -1,
      grip: { near: [384, 318], far: [372, 300] },
    }),
  )
}

/** A filled sock closed by its double knot, at the origin; it hangs, its toe to the right. */
const SOCK =
  fill('M-7 -3L-13 -19Q0 -23 12 -19L6 -3Z', 'currentColor') +
  line('M-12 -17Q0 -21 11 -17', PAPER, 3, 0.55) +
  fill('M-6 0Q-17 8 -15 22 -15 37 0 38H19Q33 37 32 26 31 15 19 16 13 12 7 1Z', 'currentColor') +
  fill('M-15 22Q-15 37 0 38 -2 26 -15 22ZM22 16Q33 16 32 26 33 37 20 38 15 27 22 16Z', PAPER, 0.4) +
  oval([0, -1], 8.6, 5.4, 'currentColor') +
  line('M-7 -3Q0 2 7 -3', INK, 2, 0.35)

/** A towel rolled up, lying across us. */
function burrow(at: Point, w: number, color: string, mirror = false): string {
  return place(
    under([0, 11], w * 0.62, 4) +
      line(`M${-w / 2} 0h${w}`, color, 24) +
      line(`M${-w / 2} -5h${w}`, glow(color, 0.4), 5) +
      line(`M${num(-w * 0.1)} -10v20M${num(w * 0.06)} -11v22`, shade(color, 0.2), 2.6) +
      oval([w / 2 + 3, 0], 9, 12, glow(color, 0.3)) +
      line(`M${w / 2 + 3} 0q4 -3 4 2t-6 4 -5 -8 8 -6`, shade(color, 0.3), 2),
    at,
    { mirror },
  )
}

/** The smell of an orange, rising. */
function whiff([x, y]: Point, k = 1): string {
  return line(`M${x} ${y}q${num(6 * k)} -5 ${num(3 * k)} -11t${num(3 * k)} -11`, MAPLE.base, 2.6)
}

export function emptyTowelStillSmells(): string {
  const educator = mild(ADULTS.nadia, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const baby = sleeper(BABIES.binta, SUN.base, PAPER)
  const dog = mild(CAST.theo, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const otherDog = mild(CAST.lila, { top: PLUM.base, legs: FIR.deep, shoes: SUN.soft, cut: 'stripes', trim: PLUM.soft })
  const finder = mild({ ...CAST.maika, view: 'front' }, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const sniff = vary(POSES.crawl, { hip: [-14, -27], lean: 112, nod: 4, hands: pair(12, -4, 17, -5), elbows: [1, 1] })
  return frame(
    ['#e3e8e0', '#f4f1e4'],
    `<defs><g id="c">${SOCK}</g></defs>`,
    pane([56, 20], 108, 84, 'winter'),
    curtains([56, 20], 108, 84, '#d3a15c'),
    fill('M262 84H480V120H262Z', '#bcd3cf'),
    line('M262 102H480M298 84V120M334 84V120M370 84V120M406 84V120M442 84V120', '#d5e4e0', 2),
    floor(174, '#e0c8a2'),
    fill('M266 128H480V182H266Z', '#c08f62'),
    line('M338 128V182M410 128V182M350 140v12M422 140v12', '#9a6f49', 3),
    fill('M266 182H480V176H266Z', '#9a6f49'),
    fill('M258 118H480V130H258Z', CREAM),
    oval([404, 117], 30, 5, PAPER),
    disc([400, 104], 13, MAPLE.soft),
    line('M400 91V117M393 93Q388 104 393 115M407 93Q412 104 407 115', MAPLE.pale, 2),
    fill('M418 116Q420 104 430 108 438 112 432 117Z', MAPLE.base),
    disc([318, 46], 23, FIR.base) + disc([318, 46], 18, PAPER) + line('M318 34V46L327 51', INK, 3),
    under([246, 250], 40, 6),
    figure(finder, vary(POSES.tailorFront, { elbows: [-1, 1], stretch: 1.2 }), [246, 248], 150, {
      grip: { near: [202, 152], far: [268, 190] },
    }),
    oval([246, 190], 5.5, 7, MOUTH) + oval([246, 193.5], 3.6, 2.6, ROSE.base),
    fill(
      'M198 150Q202 146 207 151 216 184 230 214L222 226 208 220 196 236 184 226 170 232 164 220Q184 186 198 150Z',
      WATER.soft,
    ) +
      line('M201 156Q196 196 195 228M205 158Q210 190 216 216', WATER.base, 2.2) +
      line('M166 216Q178 222 196 224 214 216 227 208', PAPER, 4),
    disc([202, 153], 6.4, CAST.maika.skin),
    whiff([172, 192], -0.9) + whiff([182, 160], -0.9),
    under([400, 262], 60, 7),
    burrow([350, 254], 46, SUN.soft, true),
    figure(otherDog, sniff, [424, 262], 150, { facing: -1 }),
    under([66, 318], 62, 7),
    adult(educator, vary(POSES.tailor, { lean: 6, nod: 6, elbows: [1, 1] }), [56, 316], 222, {
      grip: { near: [112, 244], far: [92, 290] },
    }),
    place(`<use href="#c" color="${MAPLE.base}"/>`, [114, 262]),
    disc([112, 246], 7, ADULTS.nadia.skin),
    whiff([146, 262], 0.7),
    place(`<use href="#c" color="${BARK.soft}"/>`, [24, 336], { turn: -86, scale: 0.72 }),
    place(`<use href="#c" color="${WATER.soft}"/>`, [70, 344], { turn: -96, scale: 0.72 }),
    blanket([178, 336], 130, 34, '#b9c6d6', '#cfd8e4'),
    figure(baby, vary(BABY_POSES.sit, { lean: 8 }), [194, 342], 112, { build: 'baby', facing: -1 }),
    fill('M160 320Q172 310 184 318 194 324 192 338 184 346 172 341 160 348 152 340 152 328 160 320Z', FIR.pale) +
      line('M168 320q-6 10 -4 20M180 322q2 8 -2 18', FIR.soft, 2),
    disc([176, 320], 6, BABIES.binta.skin),
    under([320, 346], 60, 7),
    burrow([368, 336], 48, FIR.soft),
    burrow([436, 316], 46, ROSE.soft),
    figure(dog, sniff, [296, 344], 156, {}),
  )
}

export function flatManSaysHello(): string {
  const educator = barefoot(mild({ ...ADULTS.lucie, view: 'front' }, { top: SUN.base, legs: FIR.deep }))
  const lying = barefoot(mild(CAST.zoe, { top: PAPER, legs: FIR.soft, cut: 'stripes', trim: PLUM.base }))
  const legs = barefoot(mild({ ...CAST.idris, view: 'front' }, { top: ROSE.base, legs: WATER.base }))
  const baby = barefoot(sleeper({ ...BABIES.jeanne, view: 'front' }, PLUM.soft, PAPER))
  const sweater = MAPLE.base
  return frame(
    ['#e5e4da', '#f5f0e3'],
    pane([196, 16], 104, 80, 'winter'),
    curtains([196, 16], 104, 80, '#8fb0a4'),
    pinned([80, 44], 52, 44, [RED, WATER.base, SUN.base], -4),
    floor(172, '#cfa97f'),
    shelf([380, 172], 92, 62, [['books', 'plant']]),
    rug([240, 308], 236, 50, '#c3d0d2', '#9db3b9'),
    // The box of clothes.
    under([64, 240], 60, 6),
    carton(
      [64, 238],
      92,
      44,
      fill('M-40 -42Q-40 -60 -24 -56 -14 -70 2 -58 16 -72 28 -58 40 -60 40 -42Z', PLUM.base) +
        fill('M-14 -42Q-10 -64 10 -62 28 -58 24 -42Z', SUN.soft),
    ),
    line('M88 196Q98 200 100 222', ROSE.base, 17) + line('M93 226h14', ROSE.soft, 5),
    adult(educator, vary(POSES.tailorFront, { stretch: 1.1 }), [196, 262], 222, {
      grip: { near: [144, 230], far: [256, 230] },
    }),
    blanket([320, 262], 130, 30, '#d9c3b0', '#e6d6c6'),
    figure(baby, vary(BABY_POSES.sitFront, { stretch: 1.5 }), [312, 268], 108, {
      build: 'baby',
      grip: { near: [276, 204], far: [334, 246] },
    }),
    // A sweater for the baby: one hand has found the way out.
    fill('M300 226Q314 240 306 258 284 268 262 262 248 250 254 230 276 238 286 236Z', sweater),
    line('M300 238Q290 230 283 216', sweater, 20),
    line('M275 219L290 211', glow(sweater, 0.4), 6),
    line('M264 240Q266 252 274 260M296 246Q292 254 294 262', shade(sweater, 0.2), 2.2),
    disc([278, 205], 6.6, BABIES.jeanne.skin),
    line('M275 202l-6 -5M277 200l-2 -9M280 200l3 -8M282 203l7 -4', BABIES.jeanne.skin, 4),
    disc([256, 232], 7, ADULTS.lucie.skin),
    // The man.
    fill('M184 286L300 280V301L214 307 300 313V334L184 328Z', WATER.deep),
    line('M300 282V299M300 315V332', WATER.base, 8),
    line('M308 290H322L328 281M308 324H322L328 333', CREAM, 13) + line('M312 290h.1M312 324h.1', RED, 13),
    line('M106 326L84 348', RED, 22) + line('M88 338L96 346', shade(RED, 0.22), 5),
    fill('M90 288Q98 276 112 278L190 284V332L112 342Q92 338 90 326Z', RED),
    line('M187 286V330', shade(RED, 0.22), 7) + line('M160 284V334M142 282V336', CREAM, 5),
    oval([93, 307], 7, 14, shade(RED, 0.36)),
    line('M112 286Q130 266 142 234', RED, 20) + line('M142 234Q148 220 138 208', RED, 19),
    line('M131 213L146 205', shade(RED, 0.22), 5),
    tuque([76, 307], FIR.base, CREAM, { turn: -90, scale: 1.35 }),
    disc([144, 232], 7.4, ADULTS.lucie.skin),
    line('M124 214q-5 -7 -3 -15M117 220q-10 -10 -7 -25', MAPLE.dark, 3),
    oval([196, 166], 4.6, 3.6, MOUTH),
    figure(lying, vary(POSES.lie, { nod: -30 }), [158, 312], 138, { grip: { near: [96, 340] } }),
    figure(legs, vary(POSES.floorFront, { elbows: [1, -1] }), [404, 334], 160, {
      grip: { near: [382, 302], far: [426, 302] },
      step: { near: [350, 326], far: [456, 326] },
    }),
    line('M394 316L364 325', WATER.base, 25) + line('M414 316Q444 316 452 328T464 341', WATER.base, 25),
    fill('M378 302Q404 310 430 302L436 322Q404 342 372 322Z', WATER.base),
    line('M378 303Q404 311 430 303', WATER.deep, 6),
    oval([404, 331], 14, 5, WATER.deep),
    line('M358 318L363 333M453 343L470 336', WATER.deep, 5),
    disc([382, 302], 6.4, CAST.idris.skin) + disc([426, 302], 6.4, CAST.idris.skin),
    line('M398 265q6 5 12 0', INK, 2.6),
  )
}

export function giantLiesDownForTheMouse(): string {
  const educator = mild({ ...ADULTS.minh, view: 'front' }, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const mouse = mild(CAST.lea, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const giant = mild({ ...CAST.fatou, view: 'front' }, { top: RED, legs: BARK.dark, shoes: PAPER })
  const second = mild(CAST.jasleen, { top: FIR.base, legs: PLUM.dark, shoes: SUN.soft, cut: 'stripes', trim: FIR.pale })
  const baby = sleeper(BABIES.malik, SUN.soft, PAPER)
  return frame(
    ['#dfe4e6', '#f3efe3'],
    pane([36, 18], 100, 78, 'autumn'),
    curtains([36, 18], 100, 78, '#b58a9c'),
    floor(172, '#cda67c'),
    blanket([78, 194], 148, 34, '#b5c9b6', '#cbdacb'),
    figure(baby, vary(BABY_POSES.sit, { nod: 0 }), [64, 202], 106, { build: 'baby' }),
    // The house of the giant.
    under([380, 214], 104, 7),
    fill('M276 42L298 26H470L450 42Z', glow(CARDBOARD, 0.3)),
    fill('M276 42H450V214H276Z', CARDBOARD),
    fill('M450 42L470 26V202L450 214Z', shade(CARDBOARD, 0.24)),
    fill('M346 42H380V90H346Z', BARK.cut, 0.7),
    under([212, 246], 30, 5) + under([360, 252], 30, 5),
    figure(giant, vary(POSES.standFront, { stretch: 1.25, elbows: [-1, 1] }), [366, 252], 150, {
      grip: { near: [314, 116], far: [418, 114] },
      step: { near: [358, 247], far: [392, 222] },
    }),
    figure(
      second,
      vary(POSES.rush, { lean: 2, stretch: 1.2, hands: pair(-30, -88, 32, -90), feet: pair(24, -16, -10, -4) }),
      [226, 246],
      150,
      {},
    ),
    under([120, 340], 116, 8),
    adult(educator, vary(POSES.prone, { lean: 88, nod: 0, elbows: [1, 1] }), [144, 336], 222, {
      grip: { near: [216, 336], far: [232, 334] },
    }),
    oval([233, 310], 5, 7, ADULTS.minh.skin, -40) + line('M231 307q5 1 5 6', shade(ADULTS.minh.skin, 0.24), 1.8),
    under([258, 344], 16, 3),
    block([256, 344], 20, 16, ROSE.dark) + line('M256 328v16', PAPER, 4),
    under([320, 344], 60, 7),
    figure(mouse, vary(POSES.crawl, { hip: [-14, -26], lean: 100, nod: -34, elbows: [1, 1] }), [338, 346], 150, {
      facing: -1,
      grip: { near: [285, 319], far: [290, 342] },
    }),
    line('M262 306q-4 4 -3 9M255 300q-7 7 -5 16', MAPLE.dark, 2.8),
    line('M340 254q-8 -2 -12 4M342 262h-9M380 254q8 -2 12 4M378 262h9M190 246q-8 -2 -12 4M192 254h-9', MAPLE.dark, 2.8),
    cushion([426, 334], 62, 44, WATER.soft, { turn: -4 }),
    sockRoll([468, 342], MAPLE.base, { scale: 0.7 }),
  )
}
