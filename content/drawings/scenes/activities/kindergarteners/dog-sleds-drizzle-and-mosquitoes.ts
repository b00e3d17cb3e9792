import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { closer, cloud, frame, land, rainfall, sun, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  SNOW,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { CAST, mild, rain, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, pane, pinned, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { crayon, cushion, under } from '../../../kit/toys.ts'
import { fir, leafy } from '../../../kit/trees.ts'

const RED = '#c8432f'

/** A shoe box and its lid, a strip of tape over both. */
function parcel([x, y]: Point, w: number, h: number, color: string): string {
  return (
    fill(`M${num(x - w / 2)} ${num(y)}v${num(-h)}h${num(w)}v${num(h)}Z`, color) +
    fill(
      `M${num(x - w / 2 - 2)} ${num(y - h * 0.6)}v${num(-h * 0.42)}h${num(w + 4)}v${num(h * 0.42)}Z`,
      glow(color, 0.3),
    ) +
    fill(`M${num(x - 4)} ${num(y)}v${num(-h * 1.02)}h8v${num(h * 1.02)}Z`, SUN.soft)
  )
}

export function dogTeamMail(): string {
  const musher = winter(CAST.awa, { top: PLUM.base, legs: WATER.deep, trim: SUN.soft })
  const far = winter(CAST.mei, { top: ROSE.base, legs: PLUM.dark, trim: PAPER })
  const lead = winter(CAST.noah, { top: SUN.base, legs: FIR.deep, trim: MAPLE.dark })
  const near = winter(CAST.theo, { top: WATER.base, legs: BARK.dark, trim: CREAM })
  const pulling = vary(POSES.walk, {
    hip: [-2, -35],
    lean: 24,
    nod: -16,
    feet: pair(13, -4, -21, -6),
    elbows: [1, 1],
  })
  const village = (x: number, y: number, s: number) =>
    place(
      fill('M-9 -26H9L14 0H-14Z', STONE.dark) +
        fill('M-12 -8H12L14 0H-14Z', shade(STONE.dark, 0.2)) +
        disc([0, -16], 6, SUN.base),
      [x, y],
      { scale: s },
    )
  return frame(
    ['#aecbe0', '#f1ebe2'],
    sun([404, 52], 20, SUN.pale),
    woods(150, 56, '#a9bcc9', 6, 'fir'),
    fir([40, 204], 140, '#4d7d63', true),
    fir([452, 196], 104, '#4d7d63', true),
    fence([120, 410], 188, 38, '#c2a98a', 30),
    land([0, 190, 240, 184, 480, 192], SNOW.base),
    village(236, 208, 1),
    land([0, 236, 240, 226, 480, 236], '#f1f5f6'),
    fill('M-10 284C120 268 340 266 490 278V364H-10Z', '#d9e4eb'),
    line('M-4 326Q60 320 110 320M-4 344Q70 338 128 336', SNOW.deep, 4, 0.7),
    figure(far, pulling, [358, 288], 138, { grip: { near: [350, 239], far: [402, 232] } }),
    oval([140, 331], 66, 8, SNOW.shade),
    oval([360, 288], 30, 6, SNOW.shade),
    parcel([120, 304], 50, 26, MAPLE.soft),
    parcel([168, 304], 42, 24, WATER.soft),
    parcel([142, 279], 54, 26, ROSE.soft),
    fill('M76 296H188Q198 296 204 286L209 290Q206 330 184 330H94Q78 330 76 296Z', RED),
    line('M77 298H186Q199 298 206 288', '#e5735f', 5),
    figure(lead, pulling, [426, 322], 144, { grip: { near: [382, 257], far: [466, 262] }, shadow: true }),
    line('M194 302Q206 298 212 284', PLUM.base, 9),
    place('<ellipse rx="84" ry="27" stroke="#3b7d4f" stroke-width="7"/>', [296, 268], { turn: -8 }),
    disc([213, 281], 6.6, PLUM.base),
    disc([350, 240], 9, PAPER),
    disc([380, 257], 9.6, MAPLE.dark),
    figure(musher, vary(POSES.walk, { lean: 2, nod: -6, elbows: [1, -1], stretch: 1.25 }), [46, 346], 156, {
      grip: { near: [78, 290], far: [86, 184] },
      shadow: true,
    }),
    figure(near, pulling, [292, 349], 140, { grip: { near: [348, 294], far: [264, 293] }, shadow: true }),
    disc([264, 294], 9.8, shade(CREAM, 0.08)),
  )
}

export function raindropLine(): string {
  const walk = vary(POSES.walk, { lean: 4, nod: -4, elbows: [1, 1], stretch: 1.05 })
  const drops = [
    { head: CAST.anh, top: WATER.base, legs: PLUM.dark, shoes: ROSE.dark, trim: WATER.pale, at: [40, 288], h: 136 },
    { head: CAST.fatou, top: ROSE.base, legs: WATER.deep, shoes: SUN.dark, trim: ROSE.soft, at: [112, 300], h: 148 },
    { head: CAST.emile, top: FIR.base, legs: BARK.dark, shoes: INK, trim: FIR.pale, at: [192, 320], h: 160 },
    { head: CAST.maika, top: MAPLE.base, legs: FIR.deep, shoes: WATER.deep, trim: MAPLE.pale, at: [280, 344], h: 174 },
  ] as const
  const held: readonly Point[] = [
    [6, 242],
    [78, 238],
    [154, 254],
    [238, 276],
    [344, 240],
  ]
  const runner = rain(CAST.zoe, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.base, trim: SUN.soft })
  return frame(
    ['#a3b4bb', '#dfe5dc'],
    cloud([20, 70], 150, '#c0ccd0', 0.8),
    cloud([280, 52], 190, '#b9c6cb', 0.8),
    woods(170, 70, '#9fb8a2', 4, 'round'),
    leafy([396, 214], 170, '#5f9468', 5),
    land([0, 190, 240, 180, 480, 192], '#a8c78f'),
    land([0, 250, 240, 240, 480, 250], '#93ba7c'),
    oval([130, 344], 74, 9, '#bfd2d6'),
    line('M104 344h34M120 348h10', PAPER, 2, 0.7),
    tufts([262, 350], 14, '#6f9d5d', 7, 9),
    ...drops.map(({ head, at, h, ...look }, i) =>
      figure(rain(head, look), walk, at, h, {
        grip: { near: held[i] ?? at, far: held[i + 1] ?? at },
        shadow: true,
      }),
    ),
    figure(runner, vary(POSES.run, { nod: -10, elbows: [1, 1] }), [436, 344], 170, {
      facing: -1,
      grip: { near: [366, 238], far: [470, 262] },
      shadow: true,
    }),
    rainfall(70, 5, PAPER),
  )
}

export function sleepingChalkGiant(): string {
  const hat = (color: string, trim: string) => ({ kind: 'sunhat', color, trim }) as const
  const left = mild(CAST.idris, { top: CREAM, legs: WATER.soft, shoes: MAPLE.dark, hat: hat(SUN.soft, MAPLE.base) })
  const right = mild(CAST.rose, { top: ROSE.soft, legs: STONE.pale, shoes: PLUM.dark, hat: hat(PAPER, ROSE.base) })
  const finger = mild(CAST.jasleen, { top: WATER.pale, legs: SUN.pale, shoes: FIR.dark })
  const girl = { ...finger, hair: CAST.zoe.hair, skin: CAST.zoe.skin, hat: hat(FIR.pale, FIR.dark) }
  const chalk = (d: string, w = 4.4, color: string = PAPER) => line(d, color, w, 0.95)
  const toes = (points: readonly (readonly [number, number, number])[]) =>
    points.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" stroke="${PAPER}" stroke-width="4"/>`).join('')
  return frame(
    ['#b9dfee', '#eef4dc'],
    cloud([60, 62], 100, PAPER, 0.95),
    woods(150, 60, '#b3d39c', 4, 'round'),
    leafy([430, 178], 170, FIR.soft, 5),
    fence([-10, 490], 176, 46, '#dcc398', 30),
    land([0, 172, 240, 166, 480, 172], '#9cc97d'),
    land([0, 198, 240, 190, 480, 198], '#8d9295'),
    oval([220, 268], 250, 66, '#7f858a'),
    chalk('M134 288C134 262 112 246 84 246 50 246 32 266 32 290 32 314 52 334 84 334 114 334 134 314 134 288Z'),
    chalk('M72 262q-10 6 0 14M72 304q-10 6 0 14'),
    chalk('M84 276Q104 272 110 288 106 304 86 302'),
    chalk('M118 274Q126 288 118 302', 4.4, ROSE.soft),
    chalk('M30 272l-12 -6M28 288H14M30 304l-12 6M40 322l-9 10M42 256l-9 -10', 4, SUN.soft),
    chalk('M140 270Q128 248 116 232M164 254Q146 240 134 222M116 232Q106 218 118 212 128 208 134 222'),
    chalk('M140 306Q122 322 108 338M162 327Q148 338 136 350M108 338Q98 352 112 356 126 360 136 350'),
    chalk('M164 254Q190 240 236 240T308 258H344M162 327Q190 342 236 342T308 330H350M308 294H346'),
    chalk(
      'M344 258Q338 236 350 230 366 226 366 244 370 262 346 294M350 330Q344 350 358 354 374 354 372 336 378 312 346 294',
    ),
    toes([
      [379, 272, 10],
      [379, 254, 6.5],
      [377, 240, 6],
      [373, 227, 5.4],
    ]),
    toes([
      [388, 310, 13],
      [386, 332, 6.5],
      [383, 347, 5.6],
    ]),
    figure(left, vary(POSES.crouch, { lean: 30, nod: 8, elbows: [1, 1] }), [164, 258], 156, {
      grip: { near: [198, 250], far: [216, 238] },
      shadow: true,
    }),
    figure(right, vary(POSES.crouch, { lean: 30, nod: 8, elbows: [1, 1] }), [318, 256], 156, {
      facing: -1,
      grip: { near: [288, 250], far: [270, 238] },
      shadow: true,
    }),
    fill('M196 248Q216 236 240 240T290 246Q298 280 306 322 272 334 244 329T176 326Q188 286 196 248Z', PLUM.soft),
    line('M192 266Q244 260 293 266M181 310Q244 318 303 308', PLUM.base, 6),
    line('M226 250Q218 286 214 306M262 254Q270 284 272 304', '#9f86c6', 2.6),
    disc([198, 250], 6.6, CAST.idris.skin),
    disc([288, 249], 6.6, CAST.rose.skin),
    figure(girl, vary(POSES.crouch, { lean: 24, nod: 8, elbows: [1, 1] }), [453, 350], 160, {
      facing: -1,
      grip: { near: [407, 298], far: [432, 318] },
    }),
    line('M406 299L394 306', CAST.zoe.skin, 5.4),
    line('M96 284h.1M104 291h.1M94 296h.1M384 318h.1', ROSE.base, 6),
    crayon([206, 350], ROSE.soft, { turn: -16 }),
    crayon([286, 352], SUN.base, { turn: 20 }),
  )
}

export function pillowPalace(): string {
  const left = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.dark, cut: 'stripes', trim: PAPER })
  const right = mild(CAST.emile, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.deep, cut: 'overalls' })
  const tape = WATER.base
  const box = (x: number, y: number, w: number, frost: string) =>
    place(
      fill(`M0 0V-62H${w}V0Z`, '#c99f6c') +
        fill(`M0 -62l8 -9H${w + 8}l-8 9Z`, '#ddb98a') +
        fill(`M${w} 0V-62l8 -9V-9Z`, '#a98253') +
        line(frost, tape, 6),
      [x, y],
    )
  const body = '#f8f8f4'
  const fold = '#d9dde2'
  return frame(
    ['#f2e3c6', '#f7eeda'],
    wainscot(168, 226, '#e5d2ae'),
    pane([44, 36], 104, 92, 'winter'),
    pinned([392, 48], 62, 74, [WATER.soft, WATER.base, RED], 3),
    floor(226, '#d8b88c'),
    oval([240, 312], 214, 42, tape) + oval([240, 312], 206, 37, '#d8b88c'),
    box(104, 210, 62, 'M10 -10L52 -50M10 -46L30 -24'),
    box(302, 210, 62, 'M31 -6V-56M8 -32H54'),
    box(62, 270, 76, 'M12 -50H64M12 -28H64M12 -8H44'),
    box(140, 270, 66, 'M12 -10L54 -52M14 -52L52 -12'),
    box(208, 270, 66, 'M10 -50H56'),
    box(276, 270, 66, 'M10 -10L32 -34 54 -10M32 -34V-54'),
    box(344, 270, 76, 'M14 -8V-54M38 -8V-54M62 -8V-54'),
    under([240, 338], 96, 14),
    closer(
      0.88,
      [240, 344],
      cushion([240, 342], 176, 36, ROSE.base),
      fill(
        'M176 158Q240 132 304 158 318 152 326 162 330 174 318 184 334 244 320 300 336 316 328 330 314 338 302 324 240 340 178 324 166 338 152 330 144 316 160 300 146 244 162 184 150 174 154 162 162 152 176 158Z',
        body,
      ),
      fill(
        'M304 158Q318 152 326 162 330 174 318 184 334 244 320 300 336 316 328 330 314 338 302 324 270 332 240 332 316 316 300 200 298 176 304 158Z',
        fold,
      ),
      line('M172 186Q184 180 188 172M166 300Q180 298 186 310', fold, 4),
      fill('M153 250Q240 276 327 250L328 276Q240 302 152 276Z', RED),
      line('M164 266l12 -7 12 13 12 -9 12 12 12 -10 12 11 12 -10 12 9 12 -11 12 10 12 -12 12 8', SUN.base, 4),
      line('M186 280L180 312M198 283L200 316', shade(RED, 0.14), 10),
      oval([214, 196], 6.5, 8.5, INK) + oval([266, 196], 6.5, 8.5, INK),
      line('M210 224Q240 246 270 224', INK, 6),
      fill('M172 164C170 72 310 72 308 164Z', RED),
      line('M214 108L210 144M240 102V144M266 108L270 144', shade(RED, 0.18), 4),
      line('M176 162Q240 144 304 162', '#e5735f', 22),
      disc([240, 90], 17, PAPER),
    ),
    figure(left, vary(POSES.stand, { lean: -2, nod: -10, elbows: [1, -1], stretch: 1.2 }), [76, 346], 168, {
      grip: { near: [100, 288], far: [124, 186] },
      shadow: true,
    }),
    figure(right, vary(POSES.stand, { lean: -2, nod: -10, elbows: [1, -1], stretch: 1.2 }), [406, 346], 162, {
      facing: -1,
      grip: { near: [384, 292], far: [358, 190] },
      shadow: true,
    }),
  )
}
