import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import { BARK, FIR, glow, MAPLE, MOUTH, PAPER, PLUM, RED, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, napMat, pane, pinned, plant, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, num, type Options, oval, place } from '../../../kit/svg.ts'
import { ball, hoop, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

/** A mouth wide open, its tongue seen; `turn` follows the head. */
function mouth(at: Point, rx: number, ry: number, turn = 0): string {
  return place(oval([0, 0], rx, ry, MOUTH) + oval([0, ry * 0.45], rx * 0.62, ry * 0.42, ROSE.base), at, { turn })
}

export function holeInTheFenceOfFeet(): string {
  const educator = barefoot(mild({ ...ADULTS.julie, view: 'front' }, { top: FIR.base, legs: WATER.deep }))
  const baby = sleeper({ ...BABIES.binta, view: 'front' }, SUN.base, PAPER)
  const shouts = barefoot(mild(CAST.theo, { top: MAPLE.base, legs: PLUM.dark, cut: 'stripes', trim: MAPLE.pale }))
  const lifts = barefoot(mild(CAST.awa, { top: ROSE.base, legs: FIR.deep }))
  const back = barefoot(mild({ ...CAST.maika, view: 'back' }, { top: WATER.base, legs: BARK.dark }))
  return frame(
    ['#e9e2d2', '#f6efe0'],
    pane([44, 16], 104, 80, 'autumn'),
    curtains([44, 16], 104, 80, '#c98f78'),
    pinned([342, 36], 50, 44, [MAPLE.base, WATER.base, SUN.base], -4),
    floor(160, '#cfa97f'),
    shelf([374, 160], 92, 62, [['books', 'ball']]),
    under([240, 262], 130, 14),
    adult(educator, vary(POSES.floorFront, { nod: 0 }), [240, 202], 208, {
      step: { near: [156, 238], far: [324, 238] },
      grip: { near: [208, 190], far: [272, 190] },
    }),
    figure(baby, BABY_POSES.sitFront, [240, 226], 104, {
      build: 'baby',
      step: { near: [212, 224], far: [268, 224] },
    }),
    disc([212, 192], 6.4, ADULTS.julie.skin) + disc([268, 192], 6.4, ADULTS.julie.skin),
    under([112, 306], 40, 6),
    figure(shouts, vary(POSES.floor, { lean: 2, nod: -8, elbows: [1, 1] }), [120, 306], 168, {
      step: { near: [174, 332], far: [160, 251] },
      grip: { near: [182, 254], far: [86, 302] },
    }),
    line('M180 254L190 256', CAST.theo.skin, 5),
    mouth([138, 231], 5.4, 7.4),
    ball([186, 292], 14, SUN.base, MAPLE.base, -20),
    ball([204, 242], 13, WATER.base, PAPER, 30),
    ball([284, 262], 13, FIR.base, PAPER, 30),
    under([368, 306], 40, 6),
    line('M284 300l16 10M278 310l16 10', MAPLE.dark, 3),
    under([322, 342], 15, 3),
    ball([320, 328], 14, PLUM.base, PAPER, 40),
    figure(lifts, vary(POSES.floor, { lean: -14, nod: 10, elbows: [-1, -1] }), [364, 304], 168, {
      facing: -1,
      step: { near: [314, 280], far: [322, 250] },
      grip: { near: [404, 304], far: [398, 296] },
    }),
    mouth([360, 236], 3.6, 4.6),
    under([240, 352], 60, 6),
    figure(back, vary(POSES.floorFront, { lap: false }), [240, 356], 140, {
      step: { near: [186, 342], far: [286, 346] },
      grip: { near: [214, 350], far: [266, 350] },
    }),
  )
}

/** A low laundry basket standing on the origin, 116 wide; `content` comes out of its mouth. */
function laundryBasket(at: Point, color: string, content: string, options: Options = {}): string {
  const slots = [-30, -10, 10, 30].map((x) => `M${x} -38L${num(x * 0.92)} -16`).join('')
  return place(
    oval([0, -64], 58, 17, shade(color, 0.5)) +
      content +
      fill('M-58 -64A58 17 0 0 0 58 -64L48 -12Q46 -3 36 -2 0 8 -36 -2 -46 -3 -48 -12Z', color) +
      line(slots, shade(color, 0.42), 8) +
      `<path d="M-58 -64A58 17 0 0 0 58 -64" stroke="${glow(color, 0.4)}" stroke-width="8"/>`,
    at,
    options,
  )
}

export function basketAteTooMuch(): string {
  const educator = barefoot(mild(ADULTS.nadia, { top: MAPLE.base, legs: WATER.deep }))
  const baby = sleeper(BABIES.olivier, FIR.soft, PAPER, 'stripes')
  const voice = barefoot(mild({ ...CAST.anh, view: 'front' }, { top: SUN.base, legs: FIR.deep }))
  const picks = barefoot(mild(CAST.fatou, { top: ROSE.base, legs: PLUM.dark }))
  const full = barefoot(mild(CAST.rose, { top: WATER.base, legs: BARK.dark, cut: 'stripes', trim: WATER.pale }))
  return frame(
    ['#dde6e2', '#f3efe2'],
    pane([320, 22], 104, 78, 'winter'),
    curtains([320, 22], 104, 78, '#8fb1b8'),
    wainscot(134, 172, '#cfd8c8'),
    floor(172, '#cda77d'),
    plant([36, 186], MAPLE.base, { scale: 0.85 }),
    under([250, 220], 26, 5),
    figure(voice, vary(POSES.standFront, { elbows: [-1, 1] }), [252, 222], 150, {
      grip: { near: [236, 122], far: [268, 122] },
    }),
    mouth([252, 120], 7.5, 6.5),
    line('M241 112L238 124M263 112L266 124', CAST.anh.skin, 7),
    line('M218 112q-7 8 -2 18M286 112q7 8 2 18', MAPLE.dark, 3),
    under([150, 308], 96, 9),
    adult(educator, vary(POSES.kneel, { lean: 22, nod: 4, elbows: [1, 1] }), [136, 306], 214, {
      grip: { near: [192, 244], far: [234, 192] },
    }),
    laundryBasket(
      [212, 270],
      PAPER,
      ball([-22, -66], 17, ROSE.base, PAPER, -60) + ball([16, -68], 17, SUN.base, MAPLE.base, -60),
      { turn: 64 },
    ),
    disc([191, 246], 7, ADULTS.nadia.skin),
    disc([236, 192], 6.6, shade(ADULTS.nadia.skin, 0.14)),
    under([428, 230], 30, 5),
    figure(picks, vary(POSES.crouch, {}), [428, 232], 150, {
      facing: -1,
      grip: { near: [394, 220], far: [386, 208] },
      holding: ball([382, 214], 16, MAPLE.base, PAPER, 20),
    }),
    under([322, 276], 16, 3),
    ball([316, 252], 17, WATER.base, PAPER, 20),
    line('M300 226q10 0 16 5M306 216q14 0 20 8', MAPLE.dark, 3),
    under([302, 326], 17, 3),
    ball([300, 310], 18, RED, PAPER, 50),
    under([252, 346], 17, 3),
    ball([252, 334], 15, FIR.base, PAPER, -30),
    under([346, 350], 17, 3),
    ball([346, 337], 16, SUN.base, MAPLE.base, 50),
    under([402, 334], 38, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 10, nod: -8, stretch: 1.4 }), [408, 334], 116, {
      build: 'baby',
      facing: -1,
      grip: { near: [366, 284], far: [360, 274] },
    }),
    ball([354, 268], 16, PLUM.base, PAPER, 20),
    disc([366, 280], 6, BABIES.olivier.skin),
    under([44, 346], 30, 5),
    figure(full, vary(POSES.walk, { lean: 2, nod: 4, elbows: [1, 1] }), [44, 346], 152, {
      grip: { near: [70, 280], far: [76, 272] },
      holding: ball([74, 270], 17, ROSE.base, PAPER, -20),
    }),
  )
}

export function hoopFallsAsleep(): string {
  const educator = barefoot(mild(ADULTS.lucie, { top: PLUM.base, legs: WATER.deep }))
  const baby = sleeper(BABIES.ambre, SUN.base, PAPER)
  const leans = barefoot(mild({ ...CAST.kofi, view: 'front' }, { top: MAPLE.base, legs: FIR.deep }))
  const sleeps = barefoot(mild(CAST.emile, { top: ROSE.base, legs: WATER.base, cut: 'stripes', trim: ROSE.soft }))
  const rolls = mild(CAST.mei, { top: SUN.base, legs: FIR.base, shoes: PAPER })
  const ring = (turn: number, opacity: number) =>
    place(
      `<ellipse rx="62" ry="20" stroke="${RED}" stroke-width="6.5"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`,
      [238, 238],
      { turn },
    )
  return frame(
    ['#e3e7dd', '#f5f0e2'],
    pane([190, 18], 104, 78, 'spring'),
    curtains([190, 18], 104, 78, '#d6a25a'),
    floor(166, '#c99f74'),
    // The other hoops wait, lying in a pile.
    hoop([170, 190], 36, 8, WATER.base) + hoop([170, 185], 36, 8, SUN.base) + hoop([170, 180], 36, 8, FIR.base),
    under([238, 258], 62, 11),
    ring(12, 0.22) + ring(2, 0.4) + ring(-10, 1),
    line('M162 240q-4 8 2 16M313 222q4 8 -1 16M152 236q-6 12 2 24M323 217q6 12 -1 25', MAPLE.dark, 3),
    under([76, 270], 62, 7),
    adult(educator, vary(POSES.tailor, { lean: 0, nod: 4, elbows: [1, 1] }), [64, 268], 214, {
      grip: { near: [86, 184], far: [114, 232] },
      holding: figure(baby, vary(BABY_POSES.held, { nod: 0 }), [98, 262], 104, { build: 'baby' }),
    }),
    line('M85 180L83 167', ADULTS.lucie.skin, 5),
    under([370, 224], 32, 5),
    place(
      figure(leans, vary(POSES.standFront, { elbows: [-1, 1], feet: pair(-14, -4, 14, -4) }), [0, 0], 152, {
        grip: { near: [-50, -94], far: [50, -94] },
      }),
      [370, 224],
      { turn: -16 },
    ),
    under([430, 338], 40, 6),
    wheelchair([430, 338], PLUM.base, { mirror: true, scale: 1.06 }),
    figure(
      rolls,
      vary(POSES.sit, { hip: [0, -38], lean: 24, nod: -8, feet: pair(26, -12, 28, -12), elbows: [-1, -1] }),
      [430, 340],
      148,
      { facing: -1, grip: { near: [370, 250], far: [364, 266] } },
    ),
    wheelchairWheel([430, 338], PLUM.base, { mirror: true, scale: 1.06 }),
    under([190, 344], 110, 7),
    figure(sleeps, vary(POSES.lie, { nod: 4, elbows: [-1, 1] }), [196, 342], 160, {
      grip: { near: [182, 316], far: [176, 318] },
    }),
  )
}

/** A sock lying flat, its heel on the origin: the leg to the left, the toe up on the right. */
function lyingSock(at: Point, color: string, options: Options = {}): string {
  return place(line('M-22 0H0Q8 0 12 -10', color, 12) + line('M-26 -4V4', glow(color, 0.5), 5), at, options)
}

/** The open end of a sock, its cuff seen from the side; it opens to the right. */
function cuff(at: Point, r: number, color: string): string {
  return place(line(`M-6 ${num(-r)}V${num(r)}`, glow(color, 0.45), 8) + oval([-2, 0], 3.6, r, shade(color, 0.5)), at)
}

export function socksComeOutOfSocks(): string {
  const educator = mild(ADULTS.minh, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const baby = sleeper(BABIES.malik, ROSE.soft, PAPER, 'stripes')
  const holds = mild(CAST.idris, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const pulls = mild(CAST.zoe, { top: WATER.base, legs: FIR.deep, shoes: SUN.soft, cut: 'overalls' })
  const paws = mild({ ...CAST.lila, view: 'front' }, { top: MAPLE.base, legs: WATER.deep, shoes: WATER.base })
  return frame(
    ['#e6e1ee', '#f5efe6'],
    pane([188, 16], 104, 76, 'winter'),
    curtains([188, 16], 104, 76, '#8fa6cf'),
    floor(160, '#cfaa80'),
    shelf([18, 160], 88, 60, [['books', 'bin']]),
    under([130, 228], 50, 6),
    // Three socks come out of one another.
    figure(holds, vary(POSES.floor, { lean: -6, nod: 8, elbows: [1, 1], stretch: 1.2 }), [126, 226], 152, {
      grip: { near: [178, 186], far: [170, 176] },
      holding:
        line('M166 212Q162 192 180 186Q198 182 222 184', PLUM.base, 25) +
        line('M204 172v25', PLUM.soft, 5) +
        cuff([228, 184], 13, PLUM.base),
    }),
    line('M232 184Q254 188 280 184', SUN.base, 18) +
      line('M244 178v14M258 178v16M271 177v14', SUN.dark, 3) +
      cuff([286, 183], 10, SUN.base),
    under([366, 228], 50, 6),
    figure(pulls, vary(POSES.floor, { lean: -18, nod: 8, elbows: [1, 1], stretch: 1.2 }), [364, 226], 152, {
      facing: -1,
      grip: { near: [326, 178], far: [334, 172] },
      holding: line('M288 183Q306 186 328 179L340 200', RED, 13),
    }),
    lyingSock([236, 232], WATER.base) + lyingSock([270, 240], ROSE.base, { mirror: true }),
    lyingSock([262, 226], FIR.soft, { turn: -12 }),
    under([100, 334], 80, 7),
    adult(educator, vary(POSES.floor, { lean: -4, nod: 10, elbows: [1, 1] }), [66, 330], 214, {
      step: { near: [170, 318], far: [136, 338] },
      grip: { near: [104, 298], far: [30, 326] },
    }),
    // The huge foot: five socks, the last one already stretched by its toe.
    line('M140 298L134 322', MAPLE.base, 9) +
      line('M149 298L143 326', SUN.base, 9) +
      line('M158 298L152 330', WATER.soft, 9) +
      line('M167 298L162 334', RED, 9),
    fill(
      'M176 298Q191 296 195 276 199 253 219 253 233 253 243 266L286 274Q294 283 288 293L242 302Q234 316 232 328 228 343 208 343L167 339Z',
      PLUM.base,
    ),
    fill(
      'M232 322Q233 343 208 343L190 342Q206 326 232 322ZM262 269L286 274Q294 283 288 293L262 298Q257 284 262 269Z',
      PLUM.soft,
    ),
    line('M176 300L170 336', PLUM.soft, 10),
    line('M224 272L252 278M224 294L252 290', shade(PLUM.base, 0.2), 2.6),
    under([326, 340], 38, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: -6, nod: 0, stretch: 1.4 }), [328, 340], 114, {
      build: 'baby',
      facing: -1,
      grip: { near: [290, 286], far: [286, 278] },
    }),
    lyingSock([262, 346], WATER.soft, { mirror: true }),
    under([426, 340], 38, 6),
    toddler(paws, vary(POSES.tailorFront, { elbows: [-1, 1] }), [424, 338], 134, {
      grip: { near: [390, 266], far: [458, 266] },
    }),
    line('M396 276L388 258', SUN.base, 17) + line('M452 276L460 258', ROSE.base, 17),
  )
}

/** A sand bag, soft: its middle on the origin. */
function sandBag(at: Point, color: string, options: Options = {}): string {
  return place(
    fill(
      'M-15 -7Q-17 -11 -12 -10Q0 -7 12 -10 17 -11 15 -7 13 0 16 7 17 11 11 10 0 8 -11 10 -17 11 -16 7 -13 0 -15 -7Z',
      color,
    ) + line('M-10 -5Q0 -3 10 -5M-10 6Q0 4 10 6', shade(color, 0.22), 1.8),
    at,
    options,
  )
}

export function beanbagsFallOnABow(): string {
  const educator = barefoot(mild(ADULTS.marc, { top: FIR.base, legs: WATER.deep }))
  const baby = sleeper(BABIES.tao, SUN.base, PAPER)
  const one = barefoot(mild(CAST.jasleen, { top: ROSE.base, legs: FIR.deep }))
  const two = barefoot(mild(CAST.lea, { top: WATER.base, legs: PLUM.dark, cut: 'stripes', trim: WATER.pale }))
  const turtle = barefoot(mild(CAST.noah, { top: MAPLE.base, legs: FIR.base }))
  const small = barefoot(mild(CAST.awa, { top: PLUM.soft, legs: BARK.dark }))
  const bow = vary(POSES.stand, { lean: 66, nod: 16, hip: [-6, -37], elbows: [1, 1], stretch: 1.25 })
  return frame(
    ['#e9e1d1', '#f6efe0'],
    pane([330, 18], 104, 78, 'summer'),
    curtains([330, 18], 104, 78, '#b58aa0'),
    floor(166, '#c9a074'),
    under([58, 238], 26, 5),
    toddler(small, vary(POSES.walk, { lean: 0, nod: 0 }), [58, 238], 132, { grip: { near: [62, 122] } }),
    sandBag([60, 118], SUN.base),
    disc([62, 124], 5.6, CAST.awa.skin),
    under([138, 248], 40, 6),
    figure(one, bow, [146, 248], 160, { grip: { near: [232, 216], far: [240, 212] } }),
    under([350, 248], 40, 6),
    figure(two, bow, [344, 248], 160, { facing: -1, grip: { near: [258, 216], far: [250, 212] } }),
    sandBag([232, 184], MAPLE.base, { turn: 24 }),
    sandBag([257, 170], PLUM.base, { turn: -30 }),
    line(
      'M226 146Q234 152 236 164M226 134Q240 138 244 150M268 134Q258 140 256 150M262 122Q250 126 246 134',
      MAPLE.dark,
      2.8,
    ),
    under([106, 342], 60, 7),
    figure(turtle, vary(POSES.crawl, { lean: 82, nod: -54 }), [116, 342], 160, {}),
    sandBag([99, 287], RED, { turn: -8, scale: 1.1 }),
    under([216, 346], 34, 4),
    sandBag([204, 338], FIR.base) + sandBag([232, 338], ROSE.base) + sandBag([217, 325], MAPLE.base, { turn: 6 }),
    under([330, 342], 38, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 8, nod: 22 }), [326, 340], 114, {
      build: 'baby',
      facing: -1,
      step: { near: [292, 344], far: [288, 320] },
    }),
    sandBag([288, 334], WATER.base),
    line('M272 322l-7 -5M270 334h-9', MAPLE.dark, 2.8),
    under([420, 328], 60, 7),
    adult(educator, vary(POSES.kneel, { lean: 10, nod: 18, elbows: [1, 1] }), [418, 326], 214, {
      facing: -1,
      grip: { near: [366, 262], far: [352, 288] },
    }),
    oval([393, 187], 3.6, 5, MOUTH),
  )
}

/** The sole of a bare foot turned to us, its heel on the origin. */
function sole(at: Point, skin: string, turn = 0): string {
  return place(
    fill('M-9 -12C-12 -26 12 -27 10 -14 9 -6 8 1 0 1 -7 1 -7 -6 -9 -12Z', skin) +
      line('M-8 -25h.1M-3 -28h.1M2 -28.500h.1M6.500 -27h.1M10.500 -23.500h.1', skin, 4.8) +
      oval([0, -6], 5, 4.6, shade(skin, 0.12)) +
      oval([0, -19], 7, 3.6, shade(skin, 0.12)),
    at,
    { turn },
  )
}

export function bumpSneezed(): string {
  const educator = barefoot(mild(ADULTS.helene, { top: PLUM.base, legs: WATER.deep }))
  const baby = sleeper(BABIES.ines, SUN.base, PAPER)
  const hidden = barefoot(mild({ ...CAST.mei, view: 'front' }, { top: MAPLE.base, legs: WATER.base }))
  const one = barefoot(mild(CAST.fatou, { top: SUN.base, legs: FIR.deep }))
  const two = barefoot(mild(CAST.sami, { top: ROSE.base, legs: WATER.base, cut: 'stripes', trim: ROSE.soft }))
  const three = barefoot(mild(CAST.anh, { top: FIR.base, legs: BARK.dark }))
  const cloth = '#c9d3ea'
  const skin = CAST.mei.skin
  return frame(
    ['#e9e3d2', '#f7f0e0'],
    pane([30, 16], 100, 78, 'rain'),
    curtains([30, 16], 100, 78, '#c98f9d'),
    floor(160, '#cda67c'),
    napMat([168, 190], 92, FIR.soft),
    figure(baby, vary(BABY_POSES.sit, { lean: 6, nod: 2 }), [164, 182], 100, { build: 'baby' }),
    under([332, 214], 30, 5),
    figure(three, vary(POSES.kneel, { lean: 14, nod: 6, elbows: [1, 1] }), [334, 214], 146, {
      facing: -1,
      grip: { near: [300, 158], far: [306, 146] },
    }),
    mouth([302, 134], 3.6, 5),
    under([90, 246], 46, 6),
    figure(one, vary(POSES.kneel, { lean: -10, nod: 6, elbows: [1, 1], stretch: 1.1 }), [84, 246], 150, {
      grip: { near: [134, 216], far: [138, 210] },
    }),
    under([424, 312], 60, 7),
    // Under the raised edge: the far side of the sheet, the floor in the shade, a hand that feels it.
    fill('M250 232L356 236 392 298 290 306Z', shade(cloth, 0.2)),
    fill('M270 306L392 298Q388 326 352 330L280 334Z', PLUM.dark, 0.28),
    figure(hidden, vary(POSES.floorFront, { stretch: 1.45 }), [238, 326], 172, {
      step: { near: [206, 344], far: [278, 330] },
      grip: { near: [206, 296], far: [316, 316] },
    }),
    line('M318 318L327 314M319 319L330 319M318 320L327 324', skin, 4.6),
    fill(
      'M126 204Q160 226 196 240 200 198 238 196 274 198 272 238L354 232Q364 236 358 244L306 250Q290 262 294 284 308 306 304 328 306 340 290 340 266 348 246 340 226 350 204 342 172 350 148 338 124 334 112 296 140 282 154 262 142 232 126 204Z',
      cloth,
      0.88,
    ),
    line(
      'M132 210Q166 232 198 250M118 298Q162 286 184 268M184 336Q178 308 190 286M262 340Q268 312 258 280M276 246Q312 242 350 240',
      shade(cloth, 0.2),
      2.6,
    ),
    under([76, 346], 50, 6),
    figure(two, vary(POSES.kneel, { lean: -8, nod: 6, elbows: [1, 1], stretch: 1.1 }), [72, 344], 154, {
      grip: { near: [126, 306], far: [132, 300] },
    }),
    adult(educator, vary(POSES.kneel, { lean: 6, nod: 8, elbows: [1, 1] }), [424, 312], 214, {
      facing: -1,
      grip: { near: [364, 240], far: [350, 236] },
    }),
    sole([206, 354], skin, -8),
    line('M208 184l-6 -10M238 178v-12M268 184l6 -10M190 204l-10 -6M286 204l10 -6', MAPLE.dark, 3.2),
  )
}
