import { adult, figure, toddler } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  MAPLE,
  PAPER,
  PLUM,
  RED,
  ROSE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, rug, shelf, table, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { bowl } from '../../../kit/things.ts'
import { ball, blanket, block, plate, under } from '../../../kit/toys.ts'

const DOUGH = '#f3e0b5'

/** A washcloth rolled up, lying; its spiral at the right end. */
function roll(at: Point, color: string, turn = 0, scale = 1): string {
  return place(
    line('M-11 0H9', color, 13) +
      oval([13, 0], 4, 6.4, glow(color, 0.5)) +
      line('M13 -3q3 3 0 5', shade(color, 0.2), 1.6) +
      line('M-10 -3H5', glow(color, 0.35), 2),
    at,
    { turn, scale },
  )
}

export function sleepyDough(): string {
  const educator = mild(ADULTS.helene, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const baby = sleeper(BABIES.binta, SUN.base, PAPER)
  const baker = mild(
    { ...CAST.maika, view: 'front' },
    { top: ROSE.base, legs: FIR.deep, shoes: PAPER, cut: 'bib', trim: CREAM },
  )
  const small = mild(CAST.emile, { top: FIR.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  return frame(
    ['#e6e3d2', '#f6efdf'],
    pane([160, 22], 104, 82, 'autumn'),
    curtains([160, 22], 104, 82, '#c98f78'),
    pinned([72, 44], 50, 42, [MAPLE.base, WATER.base, SUN.base], -4),
    floor(182, '#cfa97f'),
    shelf([372, 182], 100, 76, [
      ['books', 'basket'],
      ['bin', 'blocks'],
    ]),
    blanket([92, 324], 230, 64, '#a9c4b4', '#c3d8ca'),
    figure(baker, vary(POSES.standFront, { elbows: [1, -1], nod: 6 }), [284, 318], 156, {
      grip: { near: [240, 240], far: [330, 238] },
    }),
    under([312, 342], 116, 7),
    table([312, 340], 236, 74, '#bd9064', 26),
    // Stretched between two fists, it sags in the middle.
    fill(
      'M230 234Q240 226 252 236 284 254 318 234 332 226 340 234 344 246 332 252 284 276 238 252 226 246 230 234Z',
      DOUGH,
    ),
    line('M248 246Q284 264 320 244', shade(DOUGH, 0.14), 2.4),
    disc([239, 241], 7, CAST.maika.skin) + disc([331, 240], 7, CAST.maika.skin),
    oval([285, 279], 22, 4, '#a97f57'),
    // The clear container, its dough above the mark.
    fill('M205 254Q220 244 236 254L234 281Q220 286 207 281Z', DOUGH),
    line('M214 262h.1M226 258h.1M220 272h.1M229 270h.1M212 275h.1', shade(DOUGH, 0.2), 4),
    fill('M202 238H238L235 283Q220 288 205 283Z', '#dff0f4', 0.4),
    line('M202 238L205 283Q220 288 235 283L238 238', PAPER, 2.6),
    line('M206 268h14', RED, 2.6),
    line('M198 236H242', WATER.base, 6),
    under([430, 346], 28, 5),
    toddler(small, vary(POSES.stand, { lean: 6, nod: 4, elbows: [1, 1], stretch: 1.4 }), [448, 346], 136, {
      facing: -1,
      grip: { near: [394, 247], far: [410, 266] },
    }),
    fill('M342 286Q340 262 366 260 394 262 392 286 366 294 342 286Z', DOUGH),
    fill('M372 262Q390 268 390 284 380 290 366 289 382 280 372 262Z', shade(DOUGH, 0.1)),
    fill('M326 288Q340 258 362 254 380 250 396 242L402 250Q384 264 366 264 352 268 352 292 338 296 326 288Z', PAPER),
    line('M336 290Q344 264 366 259 384 256 398 247', WATER.base, 2.6),
    line('M345 292Q350 268 368 262', WATER.base, 2.6),
    disc([396, 246], 7, CAST.emile.skin),
    line('M372 238l-4 -9M386 232l-1 -10', MAPLE.dark, 3.2),
    adult(educator, vary(POSES.floor, { lean: -4, nod: 4, elbows: [1, 1] }), [56, 318], 226, {
      grip: { near: [86, 318], far: [112, 268] },
      step: { near: [160, 328], far: [168, 312] },
    }),
    under([104, 352], 40, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 2, nod: 4 }), [98, 352], 120, {
      build: 'baby',
      grip: { near: [128, 299], far: [134, 294] },
      holding: roll([130, 292], ROSE.soft, -16, 0.95),
    }),
    bowl([184, 352], WATER.soft, { scale: 1.05 }),
    roll([180, 336], '#f3c9a0', -8, 0.8) + roll([190, 338], PLUM.soft, 20, 0.8),
    fill('M163 340H205Q204 350 197 354H171Q164 350 163 340Z', WATER.soft),
  )
}

const [SOUP, LEAF, EGG, SKY] = [RED, '#5d9c4f', '#f2c23c', '#4f94bd']

/** A round of fleece, lying or tilted as it falls. */
function felt(at: Point, color: string, turn = 0, ry = 5): string {
  return oval([at[0], at[1] + 1.6], 15, ry, shade(color, 0.24), turn) + oval(at, 15, ry, color, turn)
}

/** A low box of the kitchen, its fleece sorted by colour, a menu standing on top. */
function counter(at: Point, color: string): string {
  const stack = [0, 1, 2, 3].map((i) => oval([-9, -33 - i * 5], 15, 4.4, i % 2 ? glow(color, 0.2) : color)).join('')
  const dots = [SOUP, LEAF, EGG, SKY].map((tone, i) => disc([(i % 2) * 9 - 4.5, i < 2 ? -14 : -5], 3.4, tone)).join('')
  return place(
    block([0, 0], 50, 30, CARDBOARD) +
      stack +
      place(fill('M-11 -21H11V2H-11Z', PAPER) + dots, [17, -32], { turn: 4, scale: 0.86 }),
    at,
  )
}

export function dinersDropTheirDish(): string {
  const educator = mild(ADULTS.minh, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  const baby = sleeper(BABIES.ambre, FIR.soft, PAPER, 'stripes')
  const server = mild(CAST.awa, { top: SUN.base, legs: FIR.deep, shoes: PAPER, cut: 'apron', trim: PAPER })
  const small = mild(CAST.anh, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER, cut: 'overalls' })
  return frame(
    ['#e2e8e2', '#f5f0e1'],
    pane([308, 22], 108, 82, 'spring'),
    curtains([308, 22], 108, 82, '#d6a25a'),
    wainscot(140, 182, '#d3dcc6'),
    floor(182, '#cba478'),
    rug([200, 318], 232, 46, '#dccbb0', '#c3ab89'),
    counter([190, 220], SOUP) + counter([252, 220], LEAF) + counter([314, 220], EGG),
    adult(educator, vary(POSES.tailor, { lean: 2, nod: 4, elbows: [1, 1] }), [54, 320], 226, {
      grip: { near: [84, 318], far: [116, 272] },
    }),
    under([414, 308], 28, 5),
    figure(server, vary(POSES.walk, { lean: 2, nod: 6, elbows: [1, 1] }), [426, 304], 160, {
      facing: -1,
      grip: { near: [386, 222], far: [370, 220] },
    }),
    plate([370, 214], PAPER, felt([-9, -4], LEAF, 0, 4.6) + felt([9, -4], EGG, 0, 4.6) + felt([0, -10], SKY, 0, 4.6), {
      scale: 1.15,
    }),
    disc([387, 221], 6.6, CAST.awa.skin),
    // The table: a big box turned over, a cloth on top.
    under([240, 324], 96, 7),
    fill('M150 282H322V324H150Z', CARDBOARD),
    fill('M300 282H322V324H300Z', shade(CARDBOARD, 0.12)),
    line('M208 306h44', shade(CARDBOARD, 0.2), 4),
    fill('M166 258H306L324 284H148Z', ROSE.soft),
    line('M190 258L178 284M214 258L208 284M258 258L264 284M282 258L294 284M160 268H312', PAPER, 2.6, 0.8),
    plate([198, 271], PAPER, '', { scale: 0.9 }),
    plate([266, 270], PAPER, felt([0, -3], EGG, 0, 4.4), { scale: 0.9 }),
    under([104, 350], 40, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 10, nod: 12, stretch: 1.4 }), [104, 350], 120, {
      build: 'baby',
      grip: { near: [152, 296], far: [156, 274] },
    }),
    felt([162, 324], SOUP, -22, 8.4),
    line('M158 305v7M170 302v8', PAPER, 3),
    felt([208, 344], EGG, 0, 5) + felt([184, 350], SKY, 0, 5),
    under([276, 354], 40, 6),
    // The dishwashing basket.
    oval([266, 322], 34, 9, shade(BARK.pale, 0.45)),
    felt([254, 320], LEAF, -8, 6) + felt([276, 318], SKY, 12, 6),
    line('M234 324q-10 -2 -9 10M298 324q10 -2 9 10', BARK.soft, 5),
    fill('M232 322Q266 342 300 322L294 350Q266 360 238 350Z', BARK.pale),
    line('M233 330Q266 349 299 330M236 341Q266 359 296 341', shade(BARK.pale, 0.2), 2.4),
    line('M232 322Q266 342 300 322', shade(BARK.pale, 0.12), 4),
    under([344, 352], 34, 6),
    toddler(small, vary(POSES.crouch, { lean: 22, nod: 8, elbows: [1, 1] }), [346, 352], 148, {
      facing: -1,
      grip: { near: [294, 306], far: [290, 300] },
    }),
    felt([286, 307], SOUP, -30, 8),
    disc([295, 304], 6.8, CAST.anh.skin),
  )
}

/** A long cardboard tube from `a` to `b`, its open end at `b`. */
function tube([ax, ay]: Point, [bx, by]: Point, color = CARDBOARD, width = 15): string {
  const d = `M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}`
  return (
    line(d, color, width) +
    place(line(d, glow(color, 0.35), 3), [0, -width * 0.24]) +
    disc([bx, by], width * 0.5, shade(color, 0.14)) +
    disc([bx, by], width * 0.3, shade(color, 0.55))
  )
}

/** Socks rolled up in a ring, half of it: the far half or the near one. */
function stones([x, y]: Point, rx: number, ry: number, turns: readonly number[]): string {
  const spots = turns.map((turn): Point => {
    const t = (turn * Math.PI) / 180
    return [x + rx * Math.cos(t), y + ry * Math.sin(t)]
  })
  return [ROSE.base, WATER.base, '#a9a39a']
    .map((tone, i) => {
      const own = spots.filter((_, j) => j % 3 === i)
      const dots = (dx: number, long: number) => own.map(([a, b]) => `M${num(a + dx)} ${num(b)}h${long}`).join('')
      return line(dots(-4, 7), tone, 17) + line(dots(5, 0.1), glow(tone, 0.5), 13)
    })
    .join('')
}

export function tenNightsBeforeLunch(): string {
  const educator = mild(ADULTS.lucie, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const baby = sleeper(BABIES.olivier, FIR.soft, PAPER)
  const left = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark })
  const right = mild(CAST.noah, { top: SUN.base, legs: FIR.deep })
  const small = barefoot(mild(CAST.theo, { top: WATER.base, legs: PLUM.dark, cut: 'overalls' }))
  const sheet = '#b9c7e0'
  const fire: Point = [278, 306]
  return frame(
    ['#e5e0ea', '#f5eee2'],
    pane([68, 20], 100, 80, 'summer'),
    curtains([68, 20], 100, 80, '#8fb1b8'),
    floor(180, '#caa37a'),
    plant([454, 194], MAPLE.base, { scale: 0.9 }),
    // A sheet over a heavy table, open towards us.
    fill('M206 126H412V246H206Z', '#4a4763'),
    oval([309, 246], 104, 10, '#5d597a'),
    line('M228 146V244M390 146V244', BARK.base, 10),
    figure(left, vary(POSES.tailorFront, { elbows: [-1, 1], nod: 0 }), [268, 246], 118, {
      grip: { near: [238, 178], far: [296, 174] },
    }),
    figure(right, vary(POSES.tailorFront, { elbows: [-1, 1], nod: 0 }), [350, 248], 120, {
      grip: { near: [324, 174], far: [382, 180] },
    }),
    fill('M234 236Q268 222 304 236L308 256H230Z', FIR.base),
    fill('M316 238Q350 224 386 238L390 258H312Z', MAPLE.base),
    line('M232 250H306M314 252H388', PAPER, 3, 0.7),
    fill('M202 110H416L432 128H186Z', glow(sheet, 0.4)),
    fill('M186 127H432V144Q400 152 372 142 340 152 309 143 276 152 246 142 216 152 186 144Z', shade(sheet, 0.08)),
    fill('M186 128H230Q234 196 216 256 196 248 176 258 192 206 186 128Z', sheet),
    fill('M432 128H388Q384 196 402 256 424 248 442 258 428 206 432 128Z', sheet),
    line(
      'M202 144Q204 200 194 246M218 146Q220 204 206 246M416 144Q414 200 424 246M402 146Q400 202 412 246',
      shade(sheet, 0.16),
      2.4,
    ),
    fill('M180 266Q176 244 194 240 214 244 210 266ZM420 266Q416 244 434 240 454 244 450 266Z', '#d8c39a'),
    line('M186 243q8 -6 16 0M426 243q8 -6 16 0', BARK.soft, 4),
    under(fire, 66, 24),
    stones(fire, 64, 23, [190, 214, 242, 270, 298, 326, 350]),
    tube([246, 312], [306, 294]) + tube([312, 314], [250, 294]) + tube([270, 318], [288, 288]),
    fill(
      'M258 308C246 286 262 276 264 252 274 262 274 270 278 276 284 268 284 256 292 246 304 270 308 290 298 308 286 316 270 316 258 308Z',
      '#ee8433',
    ),
    fill('M270 308C264 294 274 288 276 274 284 284 292 292 288 306 282 312 276 312 270 308Z', SUN.base),
    stones(fire, 64, 23, [14, 42, 68, 94, 120, 146, 170]),
    adult(educator, vary(POSES.heels, { lean: 4, nod: 6, elbows: [1, 1] }), [48, 322], 224, {
      grip: { near: [84, 330], far: [112, 276] },
    }),
    under([112, 352], 40, 6),
    oval([192, 346], 38, 11, SUN.dark) + oval([192, 343], 38, 11, EGG) + oval([192, 343], 27, 7, SUN.soft),
    figure(baby, vary(BABY_POSES.sit, { lean: 12, nod: 2, stretch: 1.75 }), [110, 352], 122, {
      build: 'baby',
      grip: { near: [160, 302], far: [158, 292] },
    }),
    fill('M152 298Q190 296 216 318 236 334 252 346 236 356 216 356 212 344 200 332 184 316 154 310Z', '#3d4a6b'),
    line('M162 302Q196 306 236 350', '#5a6a90', 2.6),
    disc([158, 303], 7.4, BABIES.olivier.skin),
    line('M164 324l-7 -6M176 320l-2 -8M192 326l2 -6', EGG, 3.4),
    under([424, 350], 30, 5),
    toddler(small, vary(POSES.walk, { lean: -6, nod: 4, elbows: [1, 1] }), [434, 350], 138, {
      facing: -1,
      grip: { near: [404, 303], far: [396, 298] },
      holding: tube([464, 290], [376, 304], CARDBOARD, 20),
    }),
  )
}

/** A closed box of the wall. */
function crate(x: number, y: number, tone = CARDBOARD): string {
  return block([x, y], 54, 44, tone) + line(`M${x - 27} ${y - 30}h54`, shade(tone, 0.16), 4)
}

export function goalIsAGift(): string {
  const educator = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: PAPER })
  const baby = sleeper(BABIES.malik, SUN.base, PAPER)
  const kicker = mild({ ...CAST.jasleen, view: 'front' }, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const keeper = mild(CAST.zoe, { top: ROSE.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const small = mild(CAST.mei, { top: WATER.base, legs: PLUM.dark, shoes: SUN.soft })
  return frame(
    ['#dde7ea', '#f4f1e3'],
    pane([18, 22], 96, 84, 'winter'),
    curtains([18, 22], 96, 84, '#c98f78'),
    pinned([330, 46], 52, 44, [RED, WATER.base, SUN.base], -4),
    floor(176, '#cfab81'),
    under([186, 246], 30, 5),
    figure(kicker, vary(POSES.standFront, { elbows: [-1, 1] }), [180, 246], 156, {
      grip: { near: [136, 108], far: [226, 108] },
      step: { near: [170, 240], far: [200, 226] },
    }),
    [10, 66, 122].map((x, i) => crate(x, 270, i % 2 ? '#d0a873' : CARDBOARD)).join(''),
    [246, 302].map((x, i) => crate(x, 270, i % 2 ? CARDBOARD : '#d0a873')).join(''),
    // The leaning box, raised on our side by two towels.
    fill('M334 262H390V270H334Z', WATER.soft) + fill('M334 270H390V278H334Z', ROSE.soft),
    fill('M334 218H390L430 222H374Z', shade(CARDBOARD, 0.5)),
    ball([364, 209], 15, SKY, PAPER, 16),
    fill('M390 218L430 222V262L390 262Z', shade(CARDBOARD, 0.22)),
    fill('M334 218H390V262H334Z', glow(CARDBOARD, 0.15)),
    line('M334 218H390', shade(CARDBOARD, 0.24), 2.6),
    under([436, 312], 28, 5),
    toddler(small, vary(POSES.stand, { lean: 4, nod: 8, elbows: [1, 1], stretch: 1.45 }), [438, 314], 146, {
      facing: -1,
      grip: { near: [388, 208], far: [384, 192] },
    }),
    line('M354 184v-9M368 182v-10', MAPLE.dark, 3.2),
    under([282, 316], 56, 7),
    figure(keeper, vary(POSES.kneel, { lean: 34, nod: -10, elbows: [1, 1], stretch: 1.1 }), [286, 316], 156, {
      facing: -1,
      grip: { near: [222, 282], far: [214, 262] },
    }),
    dashes('M184 262V276', PAPER, 4, '2 8'),
    under([186, 317], 20, 5),
    ball([186, 300], 18, RED, PAPER, -24),
    line('M196 346H296', shade('#9fb8d0', 0.1), 22) +
      line('M198 340H294', '#b9cde0', 6) +
      oval([298, 346], 6, 11, '#cfdcea'),
    line('M298 342q4 4 0 8', shade('#9fb8d0', 0.2), 2),
    adult(educator, vary(POSES.tailor, { lean: 2, nod: 4, elbows: [1, 1] }), [44, 324], 228, {
      grip: { near: [74, 324], far: [104, 276] },
    }),
    under([92, 352], 40, 6) + under([146, 350], 18, 4),
    ball([146, 331], 19, EGG, MAPLE.base, 10),
    figure(baby, vary(BABY_POSES.sit, { lean: 10, nod: 8, stretch: 1.6 }), [92, 352], 120, {
      build: 'baby',
      grip: { near: [142, 312], far: [148, 306] },
    }),
    under([392, 346], 17, 4),
    ball([392, 330], 17, FIR.soft, PAPER, 30),
  )
}
