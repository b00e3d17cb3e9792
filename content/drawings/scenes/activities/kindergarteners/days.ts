import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, INK, MAPLE, PAPER, PLUM, ROSE, STONE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, doorway, floor, hooks, napMat, pane, rug, table } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { boots } from '../../../kit/things.ts'
import { crayon, cushion, openBook, tuque } from '../../../kit/toys.ts'

export function guideForThoseWhoStay(): string {
  const hider = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const expert = mild(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.base, cut: 'stripes', trim: CREAM })
  const author = mild(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: SUN.base, cut: 'overalls' })
  const adult = mild(ADULTS.marc, { top: WATER.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#e7eadb', '#f5f0df'],
    pane([330, 36], 116, 92, 'summer'),
    hooks([24, 84], 40, [ROSE.base, SUN.base, '', WATER.base]),
    floor(214, '#d2ad80'),
    fill('M36 290V186H196V290Z', '#5a4638'),
    figure(hider, vary(POSES.tailorFront, { elbows: [-1, 1], hands: pair(-16, -34, 16, -34) }), [116, 288], 114, {}),
    fill('M22 178H210L222 194H10Z', BARK.pale),
    fill('M10 194H222V204H10Z', BARK.soft),
    fill('M10 200H66Q60 250 72 296H16Q22 250 10 200Z', PLUM.soft),
    fill('M222 200H166Q172 250 160 296H216Q210 250 222 200Z', PLUM.soft),
    line('M30 206Q34 250 28 290M204 206Q198 250 206 290', PLUM.base, 2.6),
    line('M24 296V306M208 296V306', BARK.soft, 9),
    figure(adult, vary(POSES.kneel, { lean: 6, nod: 8, elbows: [1, 1] }), [416, 300], 210, {
      build: 'adult',
      facing: -1,
      grip: { near: [362, 202], far: [352, 196] },
    }),
    place(
      fill('M-20 -14L18 -18 22 14 -16 18Z', PAPER) +
        line('M-12 -6l22 -2M-12 1l22 -2M-11 8l14 -1', STONE.base, 2) +
        line('M-20 -14L18 -18', MAPLE.base, 4),
      [350, 198],
    ),
    line('M364 200l-12 8', SUN.dark, 4),
    disc([364, 203], 8, ADULTS.marc.skin),
    figure(expert, vary(POSES.stand, { lean: 4, nod: 0, elbows: [1, 1] }), [278, 318], 152, {
      facing: -1,
      grip: { near: [228, 230], far: [262, 262] },
    }),
    rug([330, 346], 150, 22, '#cfe0cf', '#a9c6ab'),
    place(
      fill('M-92 -24L-4 -30V26L-100 34ZM-2 -30L90 -24 98 34 -2 26Z', PAPER) +
        line('M-3 -30V27', STONE.soft, 2) +
        line('M-74 4h42M-70 4v16M-36 4v16', BARK.base, 4) +
        disc([-53, 12], 5, SUN.base) +
        line('M-80 -12h46M-24 14q8 -14 14 -6', MAPLE.base, 3.4) +
        line('M18 -8l10 -6 10 6M18 8h24M18 16h16', STONE.base, 3) +
        oval([62, 0], 6, 9, FIR.base, 20) +
        oval([74, 14], 6, 9, FIR.base, 20),
      [312, 338],
    ),
    line('M300 300l8 0M300 308l8 0', SUN.dark, 4),
    figure(author, vary(POSES.kneel, { lean: 30, nod: 14, elbows: [1, 1] }), [446, 352], 152, {
      facing: -1,
      grip: { near: [392, 318], far: [384, 332] },
    }),
    crayon([390, 320], ROSE.base, { turn: 140 }),
    disc([394, 318], 6.8, CAST.mei.skin),
    boots([52, 346], ROSE.base, { scale: 0.9 }),
    boots([92, 350], WATER.base, { scale: 0.9 }),
  )
}

/** A paper fish that swims to the right, about 60 long. */
function paperFish(
  where: Point,
  color: string,
  trim: string,
  options: { scale?: number; turn?: number; mirror?: boolean } = {},
): string {
  return place(
    fill('M-14 0C-2 -18 22 -18 32 0 22 18 -2 18 -14 0ZM-12 0L-30 -14 -26 0 -30 14Z', color) +
      line('M2 -10Q8 0 2 10M10 -12Q16 0 10 12', trim, 2.6) +
      disc([23, -4], 3.4, PAPER) +
      disc([23.6, -4], 1.6, INK),
    where,
    options,
  )
}

export function jokersFish(): string {
  const sticker = mild(CAST.noah, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const giggler = mild(CAST.lea, { top: FIR.base, legs: PLUM.dark, shoes: SUN.base })
  const shusher = mild(CAST.idris, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const victim = mild(ADULTS.pierre, { top: '#f2e9d4', legs: WATER.deep, shoes: BARK.dark })
  const adult = mild(ADULTS.nadia, { top: FIR.dark, legs: BARK.deep, shoes: INK })
  const upside = (x: number, y: number, color: string) => place(chair([0, 0], color), [x, y], { turn: 180, scale: 0.9 })
  return frame(
    ['#fbe3a6', '#fbf0d0'],
    pane([56, 34], 112, 92, 'spring'),
    paperFish([226, 72], WATER.base, WATER.pale, { turn: -14, scale: 0.8 }),
    paperFish([340, 68], ROSE.base, ROSE.soft, { turn: 10, scale: 0.7, mirror: true }),
    line('M392 0V42', INK, 2),
    fill('M378 44L352 78H432L406 44Z', WATER.soft),
    tuque([392, 50], ROSE.base, CREAM),
    floor(214, '#cda377'),
    figure(adult, vary(POSES.stand, { lean: -4, nod: -4, elbows: [1, 1] }), [266, 282], 200, {
      build: 'adult',
      facing: 1,
      grip: { near: [288, 132], far: [280, 200] },
    }),
    table([398, 296], 160, 74, BARK.cut, 22),
    upside(366, 200, MAPLE.base),
    upside(440, 200, FIR.base),
    figure(victim, vary(POSES.stand, { lean: 6, nod: 12, elbows: [-1, -1] }), [328, 344], 224, {
      build: 'adult',
      grip: { near: [372, 152], far: [366, 236] },
    }),
    paperFish([318, 208], SUN.base, MAPLE.base, { turn: -84, scale: 0.9 }),
    figure(sticker, vary(POSES.reach, { lean: 10, nod: -12, elbows: [1, 1] }), [250, 352], 152, {
      grip: { near: [294, 246], far: [286, 252] },
    }),
    paperFish([304, 252], WATER.base, PAPER, { turn: -70, scale: 0.72 }),
    disc([294, 248], 6.6, CAST.noah.skin),
    line('M30 344V228M176 344V228', BARK.base, 8),
    figure(giggler, vary(POSES.stand, { lean: 8, nod: 0, elbows: [-1, -1] }), [104, 312], 150, {
      grip: { near: [134, 206], far: [140, 224] },
    }),
    figure(shusher, vary(POSES.crouch, { hip: [-4, -20], lean: 12, nod: -6, elbows: [1, 1] }), [160, 352], 150, {
      grip: { near: [196, 268], far: [186, 306] },
    }),
    fill('M24 228H132Q126 282 136 344H24Z', PLUM.base),
    fill('M24 228H54Q50 282 58 344H24ZM86 228H108Q102 282 112 344H92Z', PLUM.soft, 0.6),
    line('M14 228H190', BARK.soft, 8),
    paperFish([84, 288], SUN.base, MAPLE.base, { scale: 0.8, turn: -8 }),
  )
}

export function newsOfTheDay(): string {
  const leaver = autumn(CAST.maika, { top: ROSE.base, legs: PLUM.dark, shoes: FIR.dark, trim: PAPER, hat: TUQUES.sun })
  const colourist = mild(CAST.emile, { top: FIR.base, legs: WATER.deep, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const second = mild(CAST.fatou, { top: SUN.base, legs: MAPLE.dark, shoes: PAPER, cut: 'overalls' })
  const parent = autumn(
    { ...ADULTS.marc, hat: TUQUES.fir },
    { top: WATER.deep, legs: BARK.deep, shoes: INK, hat: TUQUES.fir },
  )
  const adult = mild(ADULTS.helene, { top: PLUM.base, legs: BARK.dark, shoes: BARK.deep })
  return frame(
    ['#dde7ea', '#f1efe2'],
    doorway([372, 226], 96, 196, BARK.soft, 'autumn'),
    floor(226, '#c9a27a'),
    fill('M22 46H330V232H22Z', PAPER),
    line('M22 46H330', SUN.base, 6),
    line('M44 64h76M136 64h40', MAPLE.dark, 6),
    oval([98, 142], 30, 22, INK, -8),
    oval([160, 132], 22, 17, INK, -6),
    disc([208, 120], 19, INK),
    line(
      'M146 142L126 196M160 146L164 200M178 142L204 190M104 158L84 200M72 150L46 190M216 104Q230 82 246 86M202 102Q206 78 220 72',
      INK,
      6,
    ),
    disc([214, 116], 4.4, PAPER),
    line('M44 212H300', FIR.soft, 8),
    disc([284, 92], 16, SUN.base),
    line('M284 66v-6M306 80l6 -4M308 100l6 3M262 80l-6 -4', SUN.base, 4),
    line('M238 206q10 -22 20 0M272 206q8 -18 16 0', ROSE.base, 5),
    fill('M232 172a14 14 0 1 1 28 0a14 14 0 1 1 -28 0', MAPLE.base),
    figure(parent, vary(POSES.stand, { lean: 4, nod: 8, elbows: [1, 1] }), [432, 310], 216, {
      build: 'adult',
      facing: -1,
      grip: { near: [394, 224], far: [420, 210] },
    }),
    figure(leaver, vary(POSES.stand, { lean: -4, nod: -8, elbows: [1, 1] }), [356, 340], 154, {
      facing: -1,
      grip: { near: [312, 208], far: [392, 240] },
    }),
    disc([394, 236], 8, ADULTS.marc.skin),
    figure(adult, vary(POSES.heels, { lean: -2, nod: -8 }), [64, 340], 214, { build: 'adult' }),
    figure(
      { ...colourist, view: 'back' },
      vary(POSES.standFront, { hands: pair(-13, -34, 20, -70), elbows: [1, 1] }),
      [176, 344],
      152,
      {},
    ),
    crayon([212, 232], FIR.base, { turn: -70 }),
    figure(second, vary(POSES.heels, { lean: 8, nod: -10, elbows: [1, 1] }), [250, 354], 148, {
      grip: { near: [286, 236], far: [276, 288] },
    }),
    crayon([288, 226], ROSE.base, { turn: -80 }),
    disc([286, 238], 6.6, CAST.fatou.skin),
  )
}

export function boxForRest(): string {
  const reader = mild(CAST.anh, { top: WATER.soft, legs: PLUM.base, shoes: PAPER })
  const sleeper1 = mild(CAST.zoe, { top: ROSE.soft, legs: PLUM.base, shoes: PAPER })
  const caller = mild(CAST.kofi, { top: FIR.soft, legs: WATER.base, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const adult = mild(ADULTS.lucie, { top: WATER.deep, legs: PLUM.dark, shoes: BARK.dark })
  const cot = (x: number, y: number, w: number, color: string) =>
    line(`M${x - w / 2 + 12} ${y}v12M${x + w / 2 - 12} ${y}v12`, '#5d5878', 6) + napMat([x, y + 4], w, color)
  const box = (x: number, y: number, color: string) =>
    fill(`M${x - 24} ${y - 20}H${x + 24}V${y}H${x - 24}Z`, color) +
    fill(`M${x - 24} ${y - 20}l8 -8h48l-8 8Z`, shade(color, 0.45))
  return frame(
    ['#a9a6cc', '#cdc3d6'],
    pane([178, 34], 128, 110, 'autumn'),
    fill('M158 20H292Q286 90 296 158H158Z', '#7c76ab'),
    fill('M186 20H208Q202 90 210 158H190ZM240 20H262Q256 90 266 158H244Z', '#9089bb'),
    fill('M306 20H328V158H302Z', '#7c76ab'),
    line('M148 20H338', BARK.base, 6),
    fill('M296 144L306 144 400 360H250Z', '#fbeec8', 0.28),
    floor(206, '#8f7f8c', '#d9d3e0', false),
    cot(106, 238, 176, '#6f8fb8'),
    cushion([42, 230], 48, 22, PAPER),
    figure(
      sleeper1,
      vary(POSES.lie, { nod: 34, hands: pair(-6, -10, -4, -12), feet: pair(34, -6, 35, -8) }),
      [98, 230],
      128,
      {},
    ),
    fill('M86 204Q130 196 170 208L186 232Q130 240 78 232Z', ROSE.base),
    fill('M86 204Q130 196 170 208L173 214Q130 204 84 214Z', ROSE.soft),
    box(206, 262, WATER.base),
    cot(378, 238, 180, '#7fa58a'),
    cushion([440, 230], 48, 22, PAPER),
    figure(caller, vary(POSES.floor, { lean: -4, nod: 4, elbows: [1, 1] }), [402, 232], 132, {
      facing: -1,
      grip: { near: [378, 130], far: [376, 210] },
    }),
    line('M387 147v-12', CAST.kofi.skin, 4.6),
    fill('M330 206Q366 196 398 210L404 232Q360 240 322 232Z', FIR.base),
    line('M338 210Q366 202 396 214', FIR.pale, 5),
    figure(adult, vary(POSES.tailorFront, { hands: pair(-8, -22, 12, -14) }), [244, 316], 224, { build: 'adult' }),
    cot(356, 334, 220, '#b58a6c'),
    figure(reader, vary(POSES.prone, { lean: 66, nod: -30, elbows: [-1, -1] }), [362, 324], 158, {
      facing: -1,
      grip: { near: [288, 318], far: [284, 320] },
    }),
    openBook([272, 326], PLUM.base, SUN.base, { scale: 0.9 }),
    box(214, 350, SUN.base),
    fill('M194 324q10 -10 24 -2l14 -2v8q-18 8 -38 2Z', ROSE.soft),
  )
}
