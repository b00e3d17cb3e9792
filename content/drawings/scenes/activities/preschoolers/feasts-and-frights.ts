import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap } from '../../../kit/ground.ts'
import { cloud, frame, land, sun, tufts } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { autumn, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, shelf } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { bowl, torch } from '../../../kit/things.ts'
import { bear, block, cushion, doll, plate, under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'

/** A turned-over box under its cloth; its top is a plane around y = -h. */
function clothTable(at: Point, w: number, h: number, color: string): string {
  const half = w / 2
  const back = half * 0.84
  return place(
    under([0, 2], half * 1.15, 9) +
      fill(`M${num(-half + 5)} ${num(-h + 12)}H${num(half - 5)}V2H${num(5 - half)}Z`, '#8a6a4c') +
      fill(`M${num(-back)} ${num(-h - 12)}H${num(back)}L${num(half)} ${num(-h + 8)}H${num(-half)}Z`, color) +
      fill(
        `M${num(-half)} ${num(-h + 8)}H${num(half)}L${num(half + 3)} -8Q${num(half * 0.5)} ${num(-h * 0.5)} 0 -10 ${num(-half * 0.5)} ${num(-h * 0.5)} ${num(-half - 3)} -8Z`,
        shade(color, 0.18),
      ),
    at,
  )
}

export function threeLittleTables(): string {
  const lighter = mild(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const host = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const guest = mild(CAST.rose, { top: FIR.soft, legs: MAPLE.deep, shoes: PAPER, cut: 'overalls' })
  const light = '#ffe7a6'
  return frame(
    ['#343d5e', '#4d5678'],
    fill('M176 24H330V128H176Z', '#26304e'),
    line('M160 22H346', BARK.soft, 5),
    fill('M168 24H250Q256 80 250 140H164Q172 80 168 24ZM258 24H338Q334 80 342 140H256Q250 80 258 24Z', PLUM.dark),
    line('M188 30v106M208 30v108M230 30v108M278 30v108M300 30v108M322 30v106', shade(PLUM.dark, 0.3), 3),
    floor(172, '#65596a', '#59638a'),
    disc([258, 214], 100, light, 0.1) + disc([258, 214], 62, light, 0.14),
    disc([128, 284], 92, light, 0.1) + disc([128, 284], 58, light, 0.14),
    disc([308, 306], 62, light, 0.12),
    figure(host, vary(POSES.tailorFront, { elbows: [-1, 1] }), [238, 244], 168, {
      grip: { near: [206, 222], far: [282, 204] },
    }),
    cushion([340, 254], 62, 18, ROSE.dark),
    bear([336, 240], BARK.soft, { scale: 1.3 }),
    clothTable([258, 264], 128, 40, '#6fa7a8'),
    plate([220, 222], PAPER, '', { scale: 0.8 }),
    bowl([302, 226], ROSE.soft, { scale: 0.9 }),
    torch([240, 235], MAPLE.base, -8),
    fill('M262 226L306 216 318 226 306 238 264 238Z', light, 0.4),
    line('M276 202L298 217', BARK.soft, 4.6) + oval([301, 219], 8, 5, BARK.soft, 36),
    disc([282, 205], 7, CAST.kofi.skin) + disc([206, 220], 7, CAST.kofi.skin),
    doll([306, 314], '#9c6440', INK, SUN.base, { scale: 1.25 }),
    clothTable([304, 342], 112, 36, '#d98a55'),
    plate([276, 304], PAPER, '', { scale: 0.8 }) + plate([330, 306], PAPER, '', { scale: 0.8 }),
    torch([298, 312], WATER.base, 0),
    fill('M320 304L354 297 357 318 320 320Z', light, 0.4),
    figure(lighter, vary(POSES.heels, { lean: 10, nod: 6, elbows: [1, 1] }), [50, 346], 166, {
      grip: { near: [94, 258], far: [92, 284] },
    }),
    clothTable([142, 334], 126, 42, '#b9799a'),
    bowl([168, 290], SUN.base, { scale: 1 }),
    plate([122, 292], PAPER),
    block([118, 289], 14, 10, FIR.soft),
    fill('M112 258L106 292Q148 312 196 288Z', light, 0.45),
    torch([96, 256], FIR.base, 32),
    disc([95, 257], 8, CAST.zoe.skin),
    figure(guest, vary(POSES.walk, { lean: 4, nod: -2, elbows: [1, 1] }), [424, 330], 172, {
      facing: -1,
      grip: { near: [388, 234], far: [384, 250] },
    }),
    line('M378 256L396 248', shade(CAST.rose.skin, 0.1), 8),
    disc([389, 234], 8.6, CAST.rose.skin),
    line('M370 240l-9 -5M374 228l-6 -8M384 220l-1 -9', SUN.soft, 3.4),
  )
}

/** A dry stick whose foot is at `at`, a long sock pulled over its other end. */
function sockPost(at: Point, height: number, color: string, turn = 0): string {
  return place(
    line(`M0 0V${-height}`, BARK.soft, 7) +
      fill(
        `M-7 ${num(-height * 0.58)}L-8 ${num(-height + 2)}Q-8 ${num(-height - 10)} 2 ${num(-height - 9)}L13 ${num(-height - 5)}Q18 ${num(-height + 3)} 8 ${num(-height + 5)}L7 ${num(-height * 0.58)}Z`,
        color,
      ) +
      line(`M-7 ${num(-height * 0.58)}H7`, glow(color, 0.6), 5),
    at,
    { turn },
  )
}

export function sockPosts(): string {
  const resting = autumn(CAST.lila, { top: ROSE.base, legs: PLUM.dark, shoes: FIR.dark, trim: PAPER })
  const bringer = autumn(CAST.emile, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.deep, trim: PAPER })
  const sheet = '#f6f0e0'
  const fold = '#ddd2bb'
  const sand = '#d9bd80'
  const legs = (x: number, w: number) => line(`M${x} 240V312M${x + w} 240V312`, BARK.pale, 8)
  const blanketOn = (x: number, color: string) =>
    fill(`M${x} 196h74l8 16h-90Z`, color) +
    fill(`M${x - 8} 212h90v9h-90Z`, shade(color, 0.2)) +
    line(`M${x + 20} 196l-3 16M${x + 54} 196l3 16`, glow(color, 0.35), 3)
  const post = (x: number, color: string, turn: number) =>
    sockPost([x, 330], 86, color, turn) + heap([x, 338], 32, 13, sand, x)
  return frame(
    ['#b9dcea', '#f1f2dc'],
    sun([418, 46], 22, SUN.base),
    cloud([150, 62], 90, PAPER, 0.9),
    leafy([40, 180], 160, FIR.soft, 4),
    leafy([462, 190], 140, '#9cc06a', 8),
    fence([-6, 490], 220, 96, '#c9a77e', 28),
    land([0, 216, 240, 210, 480, 218], '#a5cb80'),
    fill('M0 290C140 278 340 278 480 294V360H0Z', '#b6d68e'),
    line('M62 230V292M150 230V292M234 230V292M318 230V292', shade(BARK.pale, 0.3), 7),
    fill('M26 238H352V306H26Z', '#4a573f', 0.45),
    fill('M18 314L42 290H332L356 314Z', WATER.base),
    cushion([222, 306], 52, 16, SUN.soft),
    figure(resting, vary(POSES.lie, { nod: 46, elbows: [1, 1] }), [276, 312], 146, {
      grip: { near: [258, 292], far: [250, 290] },
    }),
    legs(36, 130) + legs(206, 134),
    fill(
      'M50 190H326Q340 208 356 236V262Q310 272 270 262 226 274 190 264 144 274 106 262 62 272 20 264V236Q36 208 50 190Z',
      sheet,
    ),
    fill('M20 236H356V262Q310 272 270 262 226 274 190 264 144 274 106 262 62 272 20 264Z', shade(sheet, 0.09)),
    line('M190 192Q184 218 188 262M74 240V260M132 240V262M246 240V262M304 240V262', fold, 3),
    blanketOn(76, PLUM.base) + blanketOn(228, MAPLE.base),
    post(40, ROSE.base, -3),
    post(74, FIR.base, 2),
    post(108, SUN.dark, -1),
    post(142, WATER.base, 3),
    post(176, MAPLE.base, -2),
    figure(bringer, vary(POSES.walk, { lean: 10, nod: -6, elbows: [-1, 1] }), [404, 344], 160, {
      facing: -1,
      grip: { near: [434, 284], far: [382, 276] },
    }),
    sockPost([474, 348], 80, PLUM.base, -32),
    disc([434, 285], 8, CAST.emile.skin),
    line('M448 352h20M436 346h14', '#8fb66a', 3),
    tufts([344, 356], 6, FIR.soft, 4, 9, [0, 380]),
  )
}

export function quietCave(): string {
  const chief = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const one = mild(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  const two = mild(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const three = mild(CAST.sami, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.base })
  const crouched = vary(POSES.standFront, {
    hip: [0, -17],
    hands: pair(-34, -38, 34, -38),
    elbows: [1, -1],
    feet: pair(-9, -4, 9, -4),
    knees: [1, -1],
    lap: true,
  })
  const blankets = '#7f63ad'
  return frame(
    ['#d7e0ea', '#eceff0'],
    pane([344, 36], 96, 78, 'spring'),
    pinned([296, 52], 44, 40, [ROSE.base, FIR.base, SUN.base], 4),
    floor(176, '#cfa981', PAPER),
    under([146, 332], 150, 16),
    fill('M40 120H250V326H40Z', '#453f5e'),
    line('M232 140V290', '#6b5a4a', 9),
    fill('M40 296Q140 276 250 296V328H40Z', '#6f6387'),
    cushion([92, 312], 74, 26, ROSE.base),
    cushion([222, 306], 52, 22, WATER.base),
    figure(chief, vary(POSES.tailor, { lean: 6, nod: 0, elbows: [1, 1] }), [142, 324], 168, {
      grip: { near: [198, 272], far: [170, 300] },
    }),
    line('M194 273L212 274', CAST.fatou.skin, 8),
    line('M190 246v8M202 242v13M214 246v8', PAPER, 3.6),
    line('M256 140V322', BARK.soft, 12),
    fill('M24 130H72Q66 230 84 330H12Q26 230 24 130Z', blankets),
    line('M42 150Q40 240 32 324M58 150Q54 240 62 324', shade(blankets, 0.2), 3),
    fill('M44 102H242L270 132H20Z', glow(blankets, 0.3)),
    fill(
      'M20 132H270V152Q256 164 238 154 218 166 196 154 174 166 152 154 130 166 108 154 86 166 62 154 40 164 20 152Z',
      blankets,
    ),
    fill('M112 102H166L172 132V164Q138 174 104 164V132Z', SUN.base),
    fill('M104 132H172V164Q138 174 104 164Z', shade(SUN.base, 0.12)),
    figure(one, crouched, [318, 242], 126, { shadow: true }),
    figure(two, crouched, [426, 264], 136, { shadow: true }),
    figure(
      three,
      vary(POSES.crouch, { hip: [-4, -16], lean: 24, nod: -10, hands: pair(-30, -40, 32, -40), elbows: [-1, 1] }),
      [374, 350],
      156,
      { facing: -1, shadow: true },
    ),
  )
}

/** A towel folded into a bed, in perspective: its head to the left. */
function towelBed([x, y]: Point, w: number, d: number, color: string): string {
  const half = w / 2
  return (
    under([x, y + d / 2 + 10], half * 1.06, 8) +
    fill(`M${num(x - half)} ${num(y + d / 2)}h${w}q5 7 0 13h${-w}q-5 -6 0 -13Z`, shade(color, 0.22)) +
    fill(
      `M${num(x - half * 0.86)} ${num(y - d / 2)}h${num(w * 0.86)}L${num(x + half)} ${num(y + d / 2)}h${-w}Z`,
      color,
    ) +
    line(`M${num(x - half + 4)} ${num(y + d / 2 + 7)}h${num(w - 8)}`, shade(color, 0.34), 1.8) +
    oval([x - half * 0.62, y - 2], half * 0.22, d * 0.34, PAPER)
  )
}

export function waitingBed(): string {
  const tucker = mild(CAST.fatou, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const packer = mild(CAST.anh, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const kraft = '#c99f6c'
  const fur = '#cfc8bd'
  return frame(
    ['#f3dfce', '#f7ece0'],
    pane([46, 40], 104, 84, 'autumn'),
    curtains([46, 40], 104, 84, ROSE.soft),
    floor(176, '#c79c74', PAPER),
    pinned([392, 60], 60, 50, [WATER.base, SUN.base, ROSE.base], -3),
    shelf([228, 184], 112, 66, [
      ['books', 'ball'],
      ['basket', 'blocks'],
    ]),
    towelBed([384, 216], 140, 34, SUN.base),
    place(
      fill('M-22 -8H20L26 8H-18Z', WATER.deep) + fill('M-18 8H26V13H-18Z', PAPER) + disc([3, 0], 5, SUN.pale),
      [398, 210],
      { scale: 1.2 },
    ),
    figure(tucker, vary(POSES.kneel, { lean: 34, nod: 8, elbows: [1, 1] }), [190, 290], 172, {
      facing: -1,
      grip: { near: [116, 268], far: [128, 252] },
    }),
    towelBed([130, 292], 212, 54, WATER.base),
    line('M66 276L42 262M62 286L36 284', fur, 9) + line('M66 276L46 264M62 286L42 284', ROSE.soft, 3.4),
    disc([76, 284], 18, fur),
    disc([84, 288], 2.4, ROSE.base),
    fill('M96 262Q150 240 210 270L232 322Q160 336 90 324 84 290 96 262Z', WATER.soft),
    line('M98 264Q88 292 92 322', PAPER, 8),
    line('M126 254Q118 290 124 324M160 254Q156 290 166 326M194 262Q196 292 206 322', shade(WATER.soft, 0.16), 2.6),
    line('M94 304L114 300', shade(fur, 0.1), 10),
    disc([113, 268], 8, CAST.fatou.skin),
    figure(packer, vary(POSES.heels, { lean: 12, nod: 10, elbows: [1, 1] }), [428, 348], 164, {
      facing: -1,
      grip: { near: [374, 274], far: [360, 292] },
    }),
    fill('M322 286L330 276H376L384 286Z', shade(kraft, 0.4)),
    bear([344, 306], BARK.soft, { scale: 0.9 }),
    fill('M320 284H386L380 348H326Z', kraft),
    fill('M364 284H386L380 348H362Z', shade(kraft, 0.14)),
    line('M364 278l10 -14 8 6', SUN.soft, 10),
    disc([376, 272], 8, CAST.anh.skin),
    block([288, 344], 22, 18, ROSE.base),
    fill('M226 340h38l6 14h-50Z', FIR.soft) + line('M226 346h42', shade(FIR.soft, 0.18), 2),
  )
}
