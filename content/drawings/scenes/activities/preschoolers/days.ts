import { figure } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
import { rock } from '../../../kit/ground.ts'
import { closer, frame, raised } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  HAIR,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  SKIN,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, dress, mild, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, doorway, floor, hooks, napMat, pane, plant, rug, shelf, table } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { boots, bowl } from '../../../kit/things.ts'
import { ball, basket, bear, block, brush, crayon, cushion, plate, rabbit, spoon } from '../../../kit/toys.ts'

export function namelessColour(): string {
  const dropping = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: PAPER, cut: 'apron', trim: CREAM })
  const painting = mild(CAST.rose, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'apron', trim: CREAM })
  const comparing = mild(CAST.anh, { top: '#5f9a86', legs: BARK.dark, shoes: PAPER })
  const adult = mild(ADULTS.nadia, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const rolled = <T extends { wear: object }>(person: T) => ({
    ...person,
    wear: { ...person.wear, sleeves: 'short' as const },
  })
  const palette = (x: number, y: number, wells: readonly string[]) =>
    fill(`M${x - 44} ${y - 14}h88l6 30h-100Z`, '#dfe3e2') +
    fill(`M${x - 44} ${y - 16}h88l5 28h-98Z`, PAPER) +
    wells.map((color, i) => oval([x - 29 + (i % 3) * 29, y - 8 + Math.floor(i / 3) * 12], 11, 5, color)).join('')
  const card = (x: number, y: number, color: string, turn: number) =>
    place(fill('M-15 -18H15V18H-15Z', PAPER) + fill('M-10 -12Q0 -16 10 -11 12 4 8 12 -4 14 -10 10Z', color), [x, y], {
      turn,
    })
  const glass = (x: number, y: number, color: string) =>
    fill(`M${x - 11} ${y - 28}h22l-3 28h-16Z`, '#e3eef0') + fill(`M${x - 10} ${y - 18}h20l-2 18h-16Z`, color)
  return frame(
    ['#e9e3ee', '#f6f1ea'],
    pane([22, 38], 88, 78, 'spring'),
    line('M250 64Q340 78 440 62', BARK.soft, 2.6),
    card(280, 86, '#7d8f3f', -4) +
      card(322, 90, '#8f5f7a', 3) +
      card(364, 90, '#c9784e', -3) +
      card(406, 86, '#4f7f8f', 4),
    floor(192, '#c9a88a', PAPER),
    raised(
      16,
      figure(rolled(painting), vary(POSES.standFront, { elbows: [-1, 1] }), [254, 306], 154, {
        grip: { near: [226, 246], far: [284, 250] },
      }),
      figure(rolled(dropping), vary(POSES.standFront, { elbows: [-1, 1] }), [150, 306], 156, {
        grip: { near: [124, 250], far: [186, 226] },
      }),
      figure(adult, vary(POSES.stand, { lean: 14, nod: 10, elbows: [1, 1] }), [428, 318], 204, {
        build: 'adult',
        facing: -1,
        grip: { near: [372, 244], far: [352, 252] },
      }),
      fill('M44 258H408L452 330H6Z', '#b9cfd6'),
      fill('M6 330H452V360H6Z', shade('#b9cfd6', 0.16)),
      palette(160, 286, [WATER.base, '#5f9a86', SUN.base, ROSE.base, '#8c6a54', WATER.deep]),
      palette(286, 288, ['#8f5f9a', ROSE.soft, MAPLE.base, '#7a6a4a', PAPER, SUN.soft]),
      glass(366, 280, '#8d8a78') + glass(392, 290, '#a3a8b4'),
      disc([64, 290], 15, STONE.pale) + oval([64, 288], 13, 6, SUN.base),
      disc([96, 272], 13, STONE.pale) + oval([96, 270], 11, 5, WATER.base),
      spoon([186, 228], STONE.base, { turn: 128, scale: 1 }),
      disc([168, 262], 4, SUN.base) + line('M168 250v3', SUN.base, 4),
      disc([186, 227], 6.6, CAST.kofi.skin),
      brush([284, 252], '#8f5f9a', { turn: 120, scale: 0.9 }),
      disc([284, 251], 6.4, CAST.rose.skin),
      card(226, 262, '#8f5f9a', -10),
      disc([226, 247], 6.4, CAST.rose.skin),
      card(350, 262, '#5f9a86', 8),
      line('M372 246l-14 10', MAPLE.dark, 4),
      disc([372, 245], 7.2, ADULTS.nadia.skin),
      fill('M112 334l44 -2 4 16 -50 2Z', PAPER) + line('M122 340q14 -6 26 2', ROSE.soft, 5),
      figure(comparing, vary(POSES.stand, { lean: 4, nod: 10, elbows: [1, 1] }), [38, 354], 152, {
        grip: { near: [66, 268], far: [74, 276] },
      }),
      card(70, 258, '#5f9a86', -6),
      disc([67, 270], 6.4, CAST.anh.skin),
    ),
  )
}

export function placeForMissing(): string {
  const wrapping = mild(CAST.emile, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const drawing = mild(CAST.lila, { top: MAPLE.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const playing = mild(CAST.mei, { top: SUN.base, legs: FIR.deep, shoes: ROSE.base })
  const adult = mild(ADULTS.helene, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const dog = (x: number, y: number, s: number) =>
    place(
      line('M-14 0V-10H10V0M-14 -8q-8 -2 -8 -10M10 -10q2 -12 12 -10l4 6 -6 3', BARK.base, 3.4) +
        disc([18, -16], 1.6, INK),
      [x, y],
      { scale: s },
    )
  return frame(
    ['#d9d6e4', '#efe9e4'],
    pane([176, 34], 130, 104, 'rain'),
    curtains([176, 34], 130, 104, PLUM.soft),
    floor(184, '#bda184', PAPER),
    raised(
      24,
      shelf([374, 208], 94, 86, [
        ['books', 'plant'],
        ['basket', 'blocks'],
      ]),
      rug([196, 312], 190, 42, '#a89bbd', '#c3b8d2'),
      cushion([58, 320], 112, 40, WATER.soft),
      fill('M152 270H290V302H152Z', BARK.soft) +
        fill('M152 270L166 254H304L290 270Z', BARK.pale) +
        fill('M290 270L304 254V288L290 302Z', BARK.base),
      fill('M178 260V234H226V260Z', '#c58a6a') +
        fill('M178 234L186 226H234L226 234Z', '#e0ad8c') +
        fill('M226 260V234L234 226V252Z', '#a56f52'),
      fill('M184 222h34v-34h-34Z', PAPER) + dog(198, 212, 0.8),
      place(
        fill('M-8 8Q-10 -8 0 -12 10 -8 8 8Z', BARK.dark) + line('M-6 -2q3 3 6 0 3 3 6 0', BARK.soft, 2),
        [252, 254],
      ),
      line('M270 258q-2 -16 12 -22 4 14 -12 22l-2 4', FIR.base, 4),
      disc([278, 260], 5, ROSE.soft),
      figure(adult, vary(POSES.tailor, { lean: 2, nod: 12, elbows: [1, 1] }), [76, 316], 204, {
        build: 'adult',
        grip: { near: [128, 270], far: [134, 282] },
      }),
      fill('M108 284L156 274 168 300 116 308Z', PAPER) + dog(136, 298, 0.8),
      crayon([130, 272], BARK.base, { turn: 60, scale: 0.8 }),
      disc([129, 270], 7, ADULTS.helene.skin),
      figure(wrapping, vary(POSES.heels, { lean: 8, nod: 16, elbows: [1, 1] }), [292, 334], 148, {
        facing: -1,
        grip: { near: [250, 296], far: [244, 302] },
      }),
      bear([232, 322], BARK.soft, { scale: 0.85 }),
      fill('M206 324Q208 300 230 302 256 300 260 322 248 334 230 332 214 334 206 324Z', ROSE.soft),
      line('M218 308Q232 320 250 310M214 322Q232 330 254 322', shade(ROSE.soft, 0.14), 2.6),
      disc([250, 302], 6.4, CAST.emile.skin) + disc([240, 306], 5.6, shade(CAST.emile.skin, 0.1)),
      figure(playing, vary(POSES.heels, { lean: 12, nod: 8, elbows: [1, 1] }), [390, 264], 116, {
        grip: { near: [422, 218], far: [420, 226] },
      }),
      block([436, 264], 26, 20, ROSE.base) + block([434, 244], 22, 18, SUN.base) + block([432, 226], 18, 14, FIR.base),
      disc([422, 219], 5.2, CAST.mei.skin),
      figure(drawing, vary(POSES.prone, { lean: 62, nod: -34 }), [430, 356], 150, {
        facing: -1,
        grip: { near: [376, 338], far: [364, 346] },
      }),
      fill('M326 342L378 336 386 356 328 360Z', PAPER) + line('M342 350q8 -10 14 0 2 -8 8 -4', MAPLE.base, 3.4),
      disc([376, 338], 6.4, CAST.lila.skin),
    ),
  )
}

export function goodNightOurTongues(): string {
  const singing = mild(CAST.jasleen, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const kissing = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const tucking = mild(CAST.theo, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const adult = mild(ADULTS.minh, { top: MAPLE.base, legs: BARK.deep, shoes: INK })
  const bed = (x: number, y: number, skin: string, hair: string, cover: string) =>
    fill(`M${x - 44} ${y - 40}h14V${y}h-14Z`, shade(CARDBOARD, 0.14)) +
    fill(`M${x - 44} ${y - 22}h88V${y}h-88Z`, CARDBOARD) +
    oval([x - 20, y - 26], 17, 8, PAPER) +
    disc([x - 20, y - 32], 11, hair) +
    disc([x - 17, y - 30], 9, skin) +
    line(`M${x - 18} ${y - 30}q2 2 4 0M${x - 12} ${y - 30}q2 1 3 0`, INK, 1.5) +
    fill(`M${x - 8} ${y - 30}Q${x + 18} ${y - 40} ${x + 44} ${y - 24}V${y - 8}H${x - 8}Z`, cover) +
    line(`M${x - 8} ${y - 30}V${y - 8}`, glow(cover, 0.5), 6)
  const note = (x: number, y: number, color: string) =>
    disc([x, y], 5, color) + line(`M${x + 4} ${y}V${y - 18}q8 2 8 9`, color, 3)
  return frame(
    ['#8e9abb', '#c3c1cf'],
    pane([338, 36], 106, 88, 'autumn'),
    curtains([338, 36], 106, 88, '#6f7db0'),
    floor(178, '#a48b82', '#cfcad2'),
    raised(
      30,
      plant([36, 210], MAPLE.base, { scale: 0.9 }),
      rug([240, 312], 226, 46, '#8b86ad', '#a7a1c2'),
      bed(108, 268, SKIN.tan, HAIR.black, WATER.base),
      bed(238, 260, SKIN.fair, HAIR.auburn, SUN.base),
      bed(374, 268, SKIN.dark, HAIR.black, ROSE.base),
      figure(singing, vary(POSES.heels, { lean: 0, nod: 0, elbows: [1, 1] }), [42, 314], 148, {
        grip: { near: [88, 254], far: [80, 246] },
      }),
      note(98, 204, SUN.soft) + note(124, 188, PAPER) + note(148, 204, SUN.soft),
      disc([88, 253], 6.4, CAST.jasleen.skin),
      figure(adult, vary(POSES.heels, { lean: 12, nod: 12, elbows: [1, 1] }), [306, 294], 200, {
        build: 'adult',
        facing: -1,
        grip: { near: [254, 222], far: [252, 230] },
      }),
      fill('M232 206h22v32h-22Z', INK) + fill('M235 210h16v22h-16Z', WATER.pale),
      line('M224 212q-6 8 0 18M216 206q-10 14 0 30', PAPER, 3.2),
      disc([254, 224], 7, ADULTS.minh.skin),
      figure(kissing, vary(POSES.kneel, { lean: 4, nod: 8, elbows: [1, 1] }), [436, 334], 150, {
        facing: -1,
        grip: { near: [404, 238], far: [402, 284] },
      }),
      line('M392 232q-8 -2 -14 6M390 246q-8 2 -10 10', PAPER, 3.2),
      fill('M366 222q-8 -10 -12 -1 -1 6 12 13 13 -7 12 -13 -4 -9 -12 1Z', ROSE.soft),
      bed(226, 350, SKIN.brown, HAIR.brown, FIR.soft),
      figure(tucking, vary(POSES.kneel, { lean: 22, nod: 12, elbows: [1, 1] }), [316, 356], 146, {
        facing: -1,
        grip: { near: [258, 324], far: [248, 320] },
      }),
      disc([258, 323], 6.4, CAST.theo.skin),
      rabbit([106, 348], PAPER, { scale: 0.9 }),
      fill('M84 334Q106 322 130 334V350H82Z', PLUM.soft),
    ),
  )
}

export function whyWall(): string {
  const sticking = mild(CAST.zoe, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const drawing = mild(CAST.idris, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const trying = mild(CAST.lea, { top: FIR.base, legs: PLUM.dark, shoes: MAPLE.base, cut: 'overalls' })
  const adult = mild(ADULTS.marc, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const why = (x: number, y: number, color: string, s = 1) =>
    place(line('M-8 -8Q-8 -18 2 -18 12 -18 12 -8 12 0 2 2V10M2 20h.1', color, 6), [x, y], { scale: s })
  return frame(
    ['#d3e4dd', '#eef1e2'],
    floor(176, '#c7a37c', PAPER),
    closer(
      0.9,
      [240, -34],
      fill('M26 46H166V196H26ZM176 42H312V192H176ZM322 46H456V196H322Z', PAPER),
      line('M26 46l12 -4M154 42l14 4M178 42l12 -4M300 40l12 2M322 46l12 -4M444 42l12 4', SUN.soft, 8),
      why(60, 82, ROSE.base) + why(210, 80, WATER.base) + why(356, 82, MAPLE.base),
      line('M84 74h60M84 90h44M234 70h56M234 86h40M380 74h58M380 90h36', STONE.soft, 4),
      fill('M44 118h48v52h-48Z', SUN.pale) +
        disc([68, 140], 13, SUN.base) +
        line('M63 139q2 2 4 0M70 139q2 2 4 0M48 162q20 -12 40 0', BARK.dark, 2.4) +
        line('M82 124h8l-8 9h8', WATER.deep, 2.6),
      fill('M104 126h48v44h-48Z', WATER.pale) +
        line('M112 160q16 -30 32 0M128 126v0', WATER.deep, 3) +
        disc([128, 138], 7, PAPER),
      fill('M192 112h50v50h-50Z', ROSE.soft) +
        line('M204 150q4 -24 14 -24t14 24M210 136h.1M226 136h.1', ROSE.dark, 3.4),
      fill('M338 116h46v50h-46Z', PLUM.soft) + line('M348 150l12 -22 10 14 6 -8', PAPER, 4),
      figure(adult, vary(POSES.stand, { lean: -2, nod: -8, elbows: [1, 1] }), [412, 306], 204, {
        build: 'adult',
        facing: -1,
        grip: { near: [424, 102], far: [374, 206] },
      }),
      line('M416 92l-4 -9M428 88l2 -9', MAPLE.dark, 3.2),
      fill('M246 118h50v58h-50Z', MAPLE.pale) +
        line('M258 148q12 -22 26 0', MAPLE.dark, 4) +
        disc([271, 128], 5, SUN.base),
      figure(
        { ...sticking, view: 'back' },
        vary(POSES.standFront, { hands: pair(-22, -84, 16, -84) }),
        [270, 304],
        150,
        {},
      ),
      disc([238, 180], 6.6, CAST.zoe.skin) + disc([290, 178], 6.6, CAST.zoe.skin),
      figure(trying, vary(POSES.balance, { nod: -4 }), [86, 336], 152, { grip: { near: [38, 226], far: [136, 226] } }),
      place(fill('M0 -14Q14 -6 0 14 -14 -2 0 -14Z', FIR.base) + line('M0 14V-8', FIR.dark, 2), [136, 212], {
        turn: 20,
      }),
      line('M128 244q8 8 0 16t0 16', PAPER, 3.4),
      block([38, 222], 24, 20, WATER.base),
      line('M38 246v34', PAPER, 3.6),
      figure(drawing, vary(POSES.prone, { lean: 66, nod: -36 }), [330, 354], 152, {
        facing: -1,
        grip: { near: [272, 336], far: [258, 344] },
      }),
      fill('M196 330L262 322 276 350 202 356Z', PAPER) +
        why(232, 342, PLUM.base, 0.62) +
        line('M212 346q-6 -12 4 -14', ROSE.base, 4),
      crayon([266, 332], ROSE.base, { turn: 150, scale: 0.9 }),
      disc([272, 336], 6.6, CAST.idris.skin),
      basket([420, 352], 64, 26, BARK.pale, line('M-18 -24l-4 -14M-8 -26v-16M2 -26l4 -16M14 -24l6 -12', MAPLE.base, 5)),
    ),
  )
}

export function morningQuestion(): string {
  const arriving = winter(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: INK, trim: ROSE.base })
  const parent = winter(ADULTS.lucie, { top: ROSE.dark, legs: BARK.deep, trim: CREAM, hat: TUQUES.plum })
  const counting = mild(CAST.anh, { top: FIR.base, legs: PLUM.dark, shoes: SUN.base })
  const choosing = mild(CAST.rose, { top: WATER.base, legs: MAPLE.dark, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const adult = mild(ADULTS.pierre, { top: MAPLE.base, legs: BARK.deep, shoes: INK })
  const stone = (x: number, y: number, mark: string, color: string, seed: number) =>
    rock([x, y], 30, 20, seed, STONE.base) + place(line(mark, color, 3.2), [x - 1, y - 9])
  const star = 'M-5 3L0 -6 5 3 -6 -2H6Z'
  return frame(
    ['#f3dcc6', '#f8ecdb'],
    hooks([116, 66], 40, [FIR.base, '', ROSE.base]),
    floor(216, '#a9b4a6', PAPER, false),
    raised(
      20,
      doorway([14, 236], 84, 200, WATER.base, 'winter'),
      line('M0 286H480', '#95a193', 2),
      fill('M262 134h66v62h-66Z', PAPER) + boots([280, 180], ROSE.base, { scale: 1.4 }),
      fill('M372 134h66v62h-66Z', PAPER) +
        fill('M386 182V168Q396 172 404 160 414 174 428 174V182Z', WATER.base) +
        line('M386 184H428', INK, 4) +
        line('M404 168l6 -4M410 172l6 -4', PAPER, 2.4),
      line('M256 134l12 -4M322 130l10 4M366 134l12 -4M432 130l10 4', SUN.base, 7),
      fill('M178 292H330L338 312H172Z', BARK.cut) + line('M172 314H338', BARK.soft, 6),
      fill('M346 300H474L480 320H346Z', BARK.cut) + line('M346 322H480', BARK.soft, 6),
      stone(316, 304, star, SUN.soft, 2) +
        stone(284, 306, 'M-5 4V-5L0 2 5 -5V4', ROSE.soft, 5) +
        stone(252, 304, 'M-6 0q6 -8 12 0', SUN.soft, 7),
      stone(366, 314, 'M-5 -4l10 8M5 -4l-10 8', CREAM, 4) +
        stone(400, 313, 'M0 -6a6 5 0 1 0 .1 0', WATER.pale, 9) +
        stone(434, 314, star, ROSE.soft, 3),
      figure(parent, vary(POSES.crouch, { lean: 14, nod: 6, elbows: [1, 1] }), [78, 318], 204, {
        build: 'adult',
        grip: { near: [150, 262], far: [142, 270] },
      }),
      figure(arriving, vary(POSES.stand, { lean: 14, nod: 10, elbows: [1, 1] }), [150, 334], 142, {
        grip: { near: [204, 276], far: [206, 268] },
      }),
      stone(216, 286, 'M-5 -3q5 8 10 0', SUN.base, 6),
      disc([205, 276], 8, ROSE.base),
      disc([146, 258], 10, CREAM),
      figure(choosing, vary(POSES.stand, { lean: 4, nod: 6, elbows: [1, 1] }), [330, 286], 130, {
        grip: { near: [352, 202], far: [358, 236] },
      }),
      figure(adult, vary(POSES.crouch, { lean: 2, nod: 4, elbows: [1, 1] }), [446, 300], 196, {
        build: 'adult',
        facing: -1,
        grip: { near: [392, 252], far: [396, 262] },
      }),
      figure(counting, vary(POSES.kneel, { lean: 24, nod: 12, elbows: [1, 1] }), [382, 358], 140, {
        facing: -1,
        grip: { near: [322, 316], far: [344, 330] },
      }),
      line('M324 316l-6 -8', CAST.anh.skin, 5),
    ),
  )
}

export function corridorRenamed(): string {
  const snake = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const crawler = mild(CAST.sami, { top: SUN.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const light = mild(CAST.awa, { top: FIR.base, legs: BARK.dark, shoes: SUN.base, cut: 'overalls' })
  const gliding = mild(CAST.theo, { top: WATER.base, legs: FIR.deep, shoes: PAPER })
  const adult = mild(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const rib = (x: number, top: number, reach: number, base: number) =>
    `M${240 - x} ${base}Q${240 - x - reach} ${top + 60} ${240 - x * 0.35} ${top}M${240 + x} ${base}Q${240 + x + reach} ${top + 60} ${240 + x * 0.35} ${top}`
  return frame(
    ['#e9b7b0', '#f0cabf'],
    fill('M0 0L190 92V232L0 360Z', '#dc9a96') + fill('M480 0L290 92V232L480 360Z', '#d28f8e'),
    fill('M190 92H290V232H190Z', '#f3d6c4'),
    doorway([214, 232], 52, 106, PAPER, 'summer'),
    fill('M0 360L190 232H290L480 360Z', '#b8787c'),
    fill('M0 0L190 92H290L480 0Z', '#edc0b6'),
    line(rib(72, 96, 8, 240), '#f9e6da', 5, 0.85),
    line(rib(112, 66, 14, 262), '#f9e6da', 7, 0.85),
    line(rib(164, 30, 20, 296), '#f9e6da', 9, 0.85),
    line(rib(222, -8, 26, 340), '#f9e6da', 12, 0.85),
    figure(
      light,
      vary(POSES.balance, { hip: [0, -41], feet: pair(-5, -9, 7, -9), soles: [38, 38] }),
      [252, 254],
      92,
      {},
    ),
    figure(gliding, vary(POSES.standFront, { hands: pair(-36, -56, 36, -60), elbows: [-1, 1] }), [390, 320], 142, {
      grip: { near: [348, 240], far: [430, 226] },
    }),
    line('M352 196q-8 4 -8 14M338 262q-8 6 -6 16', PAPER, 3.4),
    figure(adult, vary(POSES.stand, { lean: 0, nod: 6, elbows: [1, 1] }), [78, 338], 206, {
      build: 'adult',
      facing: -1,
      grip: { near: [30, 176], far: [40, 222] },
    }),
    line('M30 132q-9 8 0 18M18 124q-16 16 0 34', PAPER, 3.6),
    figure(crawler, vary(POSES.crawl, { lean: 70, nod: -50 }), [146, 298], 130, {}),
    figure(snake, vary(POSES.prone, { lean: 68, nod: -44, hands: pair(40, -10, 50, -6) }), [306, 326], 154, {
      facing: -1,
    }),
    line('M380 326q10 -8 18 0t18 0', PAPER, 3.4),
  )
}

export function noisesFallAsleep(): string {
  const first = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const second = mild(CAST.emile, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const third = mild(CAST.maika, { top: FIR.soft, legs: BARK.dark, shoes: PAPER })
  const adult = mild(ADULTS.minh, { top: MAPLE.soft, legs: BARK.deep, shoes: INK })
  const asleep = vary(POSES.lie, { nod: 56, hands: pair(-14, -22, -2, -20) })
  const cover = (x: number, y: number, w: number, color: string) =>
    fill(`M${x} ${y - 30}Q${x + w * 0.5} ${y - 42} ${x + w} ${y - 20}L${x + w + 4} ${y - 4}H${x - 4}Z`, color) +
    line(`M${x} ${y - 29}L${x - 4} ${y - 5}`, glow(color, 0.45), 6)
  return frame(
    ['#4d587c', '#7e86a5'],
    pane([182, 34], 108, 90, 'spring', '#aeb6cb'),
    fill('M170 24H226Q220 90 206 138H170Z', '#5f6a94') + fill('M302 24H246Q252 90 266 138H302Z', '#5f6a94'),
    line('M158 25H314', '#3d4668', 5),
    floor(186, '#756b7e', '#98a0ba'),
    raised(
      20,
      line('M52 86H104q8 0 8 8v10h-16V98H52ZM70 86V76H84V86M104 114q-5 8 0 11 5 -3 0 -11', '#c9d2ea', 3.6, 0.9),
      dashes('M104 136q0 22 12 36', '#c9d2ea', 3, '1 8', 0.8),
      line(
        'M356 112H436M366 112a7 7 0 1 0 14 0M412 112a7 7 0 1 0 14 0M362 112V100L374 98 384 86H412L420 98 436 102V112',
        '#c9d2ea',
        3.6,
        0.9,
      ),
      dashes('M396 128q2 22 -6 42', '#c9d2ea', 3, '1 8', 0.8),
      napMat([108, 246], 178, '#8c95c4'),
      figure(first, asleep, [108, 234], 132, {}),
      cover(104, 244, 78, WATER.deep),
      disc([92, 222], 6, CAST.fatou.skin),
      napMat([392, 250], 170, '#a58bb5'),
      figure(second, asleep, [388, 238], 130, { facing: -1 }),
      cover(316, 248, 76, ROSE.dark),
      disc([404, 226], 5.8, CAST.emile.skin),
      figure(adult, vary(POSES.tailorFront, { elbows: [-1, 1] }), [238, 300], 214, {
        build: 'adult',
        grip: { near: [182, 196], far: [266, 186] },
      }),
      line('M182 194V178', ADULTS.minh.skin, 5.4),
      napMat([304, 350], 210, '#7fa0a8'),
      figure(third, vary(POSES.lie, { nod: 48, hands: pair(-12, -20, 6, -24) }), [322, 338], 150, {}),
      cover(324, 348, 88, FIR.dark),
      disc([308, 320], 7, CAST.maika.skin) + disc([318, 316], 6.4, shade(CAST.maika.skin, 0.1)),
      line('M296 304q6 -8 12 0M318 298q6 -8 12 0', '#c9d2ea', 3),
      rabbit([124, 346], STONE.pale, { scale: 0.9, turn: -14 }),
    ),
  )
}

export function myOwnToast(): string {
  const mashing = mild(CAST.noah, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const spreading = mild(CAST.lea, { top: FIR.base, legs: PLUM.dark, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const setting = mild(CAST.jasleen, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const adult = mild(ADULTS.helene, { top: MAPLE.base, legs: BARK.deep, shoes: INK })
  const toast = (x: number, y: number, s: number, top: string) =>
    place(
      oval([0, 5], 46, 15, '#d5dde0') +
        oval([0, 3], 44, 13, PAPER) +
        fill('M-28 -6Q-24 -14 0 -13T28 -6L24 9H-24Z', '#c98f4e') +
        fill('M-24 -5Q-20 -11 0 -10T24 -5L21 6H-21Z', '#f3dcae') +
        top,
      [x, y],
      { scale: s },
    )
  const slice = (x: number, y: number) => oval([x, y], 4.6, 2.8, '#d6463a') + oval([x, y], 2, 1.1, ROSE.soft)
  return frame(
    ['#f8e6c8', '#fbf3de'],
    pane([186, 36], 108, 82, 'summer'),
    curtains([186, 36], 108, 82, '#e08a78'),
    floor(188, '#d0a071', PAPER),
    raised(
      26,
      shelf([18, 214], 96, 92, [
        ['plant', 'books'],
        ['basket', 'bin'],
      ]),
      fill('M212 262V196q0 -10 12 -10h40q12 0 12 10v66Z', BARK.soft),
      figure(adult, vary(POSES.standFront, { nod: 0, elbows: [-1, 1] }), [244, 356], 190, {
        build: 'adult',
        grip: { near: [208, 262], far: [284, 248] },
        step: { near: [232, 316], far: [258, 316] },
      }),
      fill('M324 262V218q0 -8 10 -8h36q10 0 10 8v44Z', PLUM.base),
      fill('M108 262V218q0 -8 10 -8h36q10 0 10 8v44Z', FIR.base),
      figure(setting, vary(POSES.standFront, { elbows: [-1, 1] }), [352, 334], 150, {
        grip: { near: [330, 256], far: [376, 250] },
      }),
      figure(mashing, vary(POSES.standFront, { elbows: [-1, 1] }), [136, 334], 150, {
        grip: { near: [112, 248], far: [160, 256] },
      }),
      fill('M74 262H406L450 336H30Z', '#e8ddc6'),
      fill('M30 336H450V350H30Z', shade('#e8ddc6', 0.2)),
      line('M50 350V366M430 350V366', BARK.soft, 10),
      bowl([226, 284], WATER.base, { scale: 1.15 }) + oval([226, 271], 20, 4, '#d6463a'),
      bowl([272, 290], SUN.base) + oval([272, 279], 17, 3.4, PAPER),
      toast(136, 282, 0.95, fill('M-16 -4q8 -6 16 -2 10 -4 14 2 -14 8 -30 0Z', SUN.soft)),
      line('M112 250l18 24', STONE.base, 4) + line('M126 268l8 10M131 265l6 11', STONE.base, 2.6),
      disc([112, 249], 6.4, CAST.noah.skin) + disc([160, 257], 6.4, CAST.noah.skin),
      line('M112 292l-8 4M164 294l8 4', MAPLE.dark, 2.6),
      toast(352, 284, 0.95, slice(-10, -3) + slice(0, -5) + slice(10, -3) + slice(-6, 2) + slice(7, 2)),
      disc([376, 250], 6.4, CAST.jasleen.skin) + slice(372, 258) + disc([330, 257], 6.4, CAST.jasleen.skin),
      toast(240, 318, 1.15, fill('M-20 -4q10 -5 22 -3t18 3q-4 8 -20 8t-20 -8Z', PAPER)),
      line('M208 264l-4 22', STONE.base, 4),
      disc([208, 263], 7, ADULTS.helene.skin) +
        fill('M284 246l24 -12 4 7 -24 13Z', '#c98f4e') +
        disc([284, 249], 7, ADULTS.helene.skin),
      chair([440, 362], ROSE.dark, { mirror: true, scale: 1.2 }),
      figure(spreading, vary(POSES.sit, { lean: 6, nod: 8, elbows: [1, 1] }), [438, 362], 154, {
        facing: -1,
        grip: { near: [396, 300], far: [390, 308] },
      }),
      toast(372, 322, 0.95, fill('M-18 -4q12 -5 36 0l-3 6h-28Z', PAPER)),
      line('M396 300L374 316', WATER.base, 5),
      disc([396, 300], 6.6, CAST.lea.skin),
      plate([92, 316], WATER.pale, fill('M-14 -2q14 -14 28 -4 -4 -2 -4 2 -10 -2 -18 6Z', SUN.base)),
    ),
  )
}

export function daySuitcase(): string {
  const showing = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const bringing = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const drawing = mild(CAST.emile, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const parent = autumn(ADULTS.marc, { top: PLUM.base, legs: BARK.deep, shoes: INK, trim: CREAM })
  const adult = mild(ADULTS.julie, { top: WATER.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#f3d3b8', '#f8e6cf'],
    fill('M374 236V30L346 44V256Z', '#c98a5e') + disc([354, 152], 4, SUN.base),
    hooks([30, 74], 38, ['', FIR.base, '', ROSE.base, SUN.base]),
    floor(212, '#bb9a86', PAPER),
    raised(
      22,
      doorway([374, 236], 88, 206, BARK.soft, 'autumn'),
      table([196, 322], 176, 56, '#d9b98d', 20),
      fill('M136 274V212H258V274Z', MAPLE.dark) +
        fill('M144 268V220H250V268Z', ROSE.soft) +
        line('M178 212q18 -16 38 0', BARK.deep, 5),
      fill('M128 274H266L260 292H134Z', '#5c3324'),
      disc([160, 272], 11, STONE.base) +
        fill('M176 278q-2 -18 8 -20 10 2 8 20Z', BARK.dark) +
        line('M178 268q6 4 12 0', BARK.soft, 2.4),
      block([212, 280], 18, 16, WATER.base),
      fill('M226 278q2 -18 18 -16 10 4 8 16Z', FIR.soft),
      fill('M124 284H270V300H124Z', MAPLE.dark) + fill('M188 284h18v10h-18Z', SUN.base),
      fill('M282 262h40v38h-40Z', BARK.soft) + line('M276 262h52', BARK.pale, 7),
      figure(adult, vary(POSES.sit, { hip: [0, -17], lean: 2, nod: 4, elbows: [1, 1] }), [300, 298], 194, {
        build: 'adult',
        facing: -1,
        grip: { near: [262, 256], far: [256, 250] },
      }),
      figure(bringing, vary(POSES.walk, { lean: 2, nod: -2, elbows: [1, 1] }), [58, 330], 148, {
        grip: { near: [100, 250], far: [106, 244] },
      }),
      fill('M92 218L138 212 142 248 98 254Z', PAPER) +
        line('M104 240q8 -16 16 -4t14 -6', ROSE.base, 4) +
        disc([130, 222], 4, SUN.base),
      disc([101, 250], 6.4, CAST.mei.skin),
      figure(parent, vary(POSES.crouch, { lean: 10, nod: 2, elbows: [1, 1] }), [454, 346], 200, {
        build: 'adult',
        facing: -1,
        grip: { near: [408, 290], far: [400, 300] },
      }),
      figure(showing, vary(POSES.stand, { lean: -2, nod: -4, elbows: [1, 1] }), [344, 354], 148, {
        grip: { near: [384, 276], far: [378, 288] },
      }),
      rock([392, 278], 30, 20, 5, STONE.base),
      disc([384, 277], 6.6, CAST.kofi.skin),
      line('M384 246l2 -9M395 248l7 -7', MAPLE.dark, 3),
      figure(drawing, vary(POSES.heels, { lean: 20, nod: 12, elbows: [1, 1] }), [118, 356], 142, {
        grip: { near: [160, 330], far: [154, 322] },
      }),
      fill('M146 334L198 328 208 350 150 356Z', PAPER) + line('M164 344q6 -8 12 0t12 -4', WATER.base, 3.6),
      disc([160, 329], 6.2, CAST.emile.skin),
    ),
  )
}

export function goodNightAtNoon(): string {
  const elbow = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const shoeHat = mild(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const fishHands = mild(CAST.awa, { top: ROSE.base, legs: FIR.deep, shoes: SUN.base })
  const adult = dress(ADULTS.pierre, { top: WATER.base, legs: BARK.deep, shoes: PLUM.dark })
  const fish = (x: number, y: number, color: string, turn: number) =>
    place(fill('M-20 0Q-4 -16 14 0L26 -9V9L14 0Q-4 16 -20 0Z', color) + disc([-9, -2], 2.4, PAPER), [x, y], { turn })
  return frame(
    ['#cfe6ea', '#f0f3e2'],
    pane([40, 38], 108, 88, 'spring'),
    disc([424, 78], 33, PAPER) +
      `<circle cx="424" cy="78" r="33" stroke="${MAPLE.dark}" stroke-width="6"/>` +
      line('M424 78V56M424 78V62', INK, 4) +
      line('M424 50v3M452 78h-3M424 106v-3M396 78h3', STONE.base, 4),
    fish(196, 72, ROSE.base, -12) + fish(256, 96, SUN.base, 10) + fish(346, 60, FIR.soft, -6),
    floor(202, '#d3ab7e', PAPER),
    raised(
      10,
      rug([250, 316], 214, 38, '#e3a58c', '#f0c7ae'),
      figure(
        adult,
        vary(POSES.stand, { lean: -4, nod: 14, feet: pair(-6, -4, 34, -26), elbows: [1, 1] }),
        [238, 316],
        208,
        {
          build: 'adult',
          grip: { near: [254, 148], far: [260, 146] },
        },
      ),
      oval([350, 241], 25, 16, SUN.base, -6) +
        oval([342, 226], 8, 14, SUN.base, 24) +
        line('M327 234l4 22', SUN.dark, 9),
      line('M282 112h14l-14 16h14M304 90h10l-10 12h10', PLUM.base, 4),
      figure(elbow, vary(POSES.stand, { lean: 0, nod: 4, elbows: [1, 1] }), [430, 338], 152, {
        facing: -1,
        grip: { near: [384, 216], far: [404, 254] },
      }),
      line('M382 272l-6 6M386 282v9', MAPLE.dark, 3.2),
      figure(shoeHat, vary(POSES.stand, { lean: -2, nod: -4, elbows: [1, 1] }), [92, 330], 150, {
        grip: { near: [102, 186], far: [134, 264] },
      }),
      fill('M80 190V172Q92 176 102 162 116 178 132 178V190Z', MAPLE.base) +
        line('M80 192H132', INK, 5) +
        line('M102 170l6 -4M108 175l6 -4', PAPER, 2.4),
      disc([106, 192], 6.4, CAST.theo.skin),
      figure(fishHands, vary(POSES.kneel, { lean: 4, nod: -6, elbows: [1, 1] }), [164, 356], 146, {
        grip: { near: [212, 284], far: [212, 280] },
      }),
      line('M228 276q10 -8 18 0t18 0', PAPER, 3.6),
      line('M208 284L224 280', CAST.awa.skin, 9),
      ball([448, 346], 12, ROSE.base),
    ),
  )
}
