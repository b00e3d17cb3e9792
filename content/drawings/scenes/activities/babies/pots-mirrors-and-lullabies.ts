import { figure } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, BABIES, bodysuit, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, inset, pane, pinned, plant, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { musicNote } from '../../../kit/things.ts'
import { ball, spoon, under } from '../../../kit/toys.ts'

/** A washcloth that hangs in folds from the hand at the origin. */
function washcloth(at: Point, color: string, turn = 0, scale = 1): string {
  return place(
    fill('M-7 -6Q0 -12 8 -6L20 26Q10 32 2 27 -8 33 -20 25Z', color) +
      line('M-3 0L-8 24M4 0L9 25', shade(color, 0.16), 2.4),
    at,
    { turn, scale },
  )
}

/** A washcloth folded flat on a shelf or on the floor. */
function folded([x, y]: Point, color: string): string {
  return line(`M${x} ${y}h26`, color, 7) + line(`M${x + 2} ${y - 1}h22`, glow(color, 0.4), 2)
}

export function songByTheShelf(): string {
  const adult = mild(ADULTS.lucie, { top: SUN.base, legs: PLUM.dark, shoes: CREAM })
  const crawler = sleeper(BABIES.tao, WATER.base, PAPER, 'stripes')
  const keeper = sleeper(BABIES.ambre, FIR.soft, PAPER)
  return frame(
    ['#ece2ee', '#f4eddf'],
    wainscot(142, 196, '#cfc3dd'),
    floor(196, '#d1ab82'),
    pane([38, 26], 100, 82, 'autumn'),
    curtains([38, 26], 100, 82, MAPLE.soft),
    pinned([188, 44], 40, 40, [ROSE.base, WATER.base, SUN.base], 4),
    shelf([374, 208], 96, 88, [
      ['books', 'basket'],
      ['ball', 'rings'],
    ]),
    folded([380, 114], ROSE.base) + folded([380, 106], WATER.base) + folded([428, 114], SUN.base),
    folded([428, 106], FIR.base),
    rug([176, 306], 176, 48, '#f5e4c2', FIR.soft),
    musicNote([264, 80], PLUM.base, -8) + musicNote([236, 112], ROSE.base, 8) + musicNote([226, 66], MAPLE.dark, 4),
    under([342, 262], 46, 8),
    figure(adult, vary(POSES.stand, { lean: 3, nod: 6, elbows: [1, -1] }), [344, 262], 216, {
      build: 'adult',
      facing: -1,
      grip: { near: [394, 118], far: [296, 160] },
    }),
    washcloth([394, 120], ROSE.soft, 0, 0.9),
    disc([394, 119], 8, ADULTS.lucie.skin),
    under([232, 326], 56),
    figure(crawler, vary(BABY_POSES.crawl, { nod: -64 }), [232, 328], 160, { build: 'baby' }),
    under([90, 336], 50),
    figure(keeper, vary(BABY_POSES.sit, { lean: 2, nod: -6, elbows: [1, 1] }), [86, 338], 160, {
      build: 'baby',
      holding: washcloth([116, 292], ROSE.base, -10, 1.15),
      grip: { near: [116, 288], far: [122, 294] },
    }),
    disc([117, 288], 8.6, BABIES.ambre.skin),
  )
}

const STEEL = '#b9c2c2'

/** A big cooking pot turned over, with two short handles; its bottom is at y = -h. */
function upturned([x, y]: Point, w: number, h: number, color: string): string {
  const half = w / 2
  return place(
    line(`M${-half - 8} ${-h * 0.3}H${half + 8}`, shade(color, 0.45), 7) +
      fill(`M${-half} ${-h}V-3Q0 12 ${half} -3V${-h}Z`, color) +
      fill(`M${half * 0.4} ${-h}V4Q${half * 0.8} 2 ${half} -3V${-h}Z`, shade(color, 0.16)) +
      oval([0, -h], half, half * 0.25, glow(color, 0.5)) +
      line(`M${-half * 0.7} ${-h * 0.72}V${-h * 0.3}`, PAPER, 3.4, 0.8),
    [x, y],
  )
}

/** A pot standing on the shelf with its lid and knob. */
function coveredPot(at: Point, w: number, color: string): string {
  const half = w / 2
  return place(
    line(`M${-half - 6} -18H${half + 6}`, shade(color, 0.4), 5) +
      fill(`M${-half} -26H${half}V-4Q${half} 0 ${half - 5} 0H${5 - half}Q${-half} 0 ${-half} -4Z`, color) +
      fill(`M${-half - 3} -26Q0 -40 ${half + 3} -26Z`, glow(color, 0.4)) +
      disc([0, -36], 4, BARK.dark),
    at,
  )
}

export function lowCupboard(): string {
  const adult = mild(ADULTS.pierre, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.deep })
  const drummer = sleeper(BABIES.binta, SUN.base, PAPER, 'stripes')
  const puller = sleeper(BABIES.jeanne, PLUM.soft, PAPER)
  const carrier = bodysuit(BABIES.ines, ROSE.base, PAPER)
  const wood = '#e3c797'
  const lid = (at: Point, scale: number, turn: number) =>
    place(oval([0, 0], 19, 25, STEEL) + oval([1, 0], 14, 20, glow(STEEL, 0.4)) + disc([3, 0], 5.6, BARK.dark), at, {
      scale,
      turn,
    })
  return frame(
    ['#dbe9e6', '#eef0e4'],
    fill('M0 150H480V196H0Z', '#e9efe9') + line('M0 172H480M60 150V196M140 150V196M220 150V196', '#c5d8d3', 2),
    floor(196, '#c99f74'),
    pane([54, 26], 96, 80, 'winter'),
    curtains([54, 26], 96, 80, SUN.soft),
    fill('M226 112H352V214H226Z', wood),
    fill('M220 104H358V116H220Z', shade(wood, 0.24)),
    fill('M236 124H342V206H236Z', '#7a5d43'),
    line('M236 166H342', wood, 6),
    coveredPot([266, 163], 40, MAPLE.base) + coveredPot([316, 163], 32, STEEL),
    coveredPot([266, 206], 48, WATER.base),
    fill('M302 206V188H336V206Z', PAPER) + line('M303 195h32', ROSE.soft, 3),
    plant([456, 196], ROSE.base, { scale: 0.8 }),
    rug([220, 316], 226, 42, '#e8eed9', WATER.soft),
    under([398, 238], 56, 8),
    figure(adult, vary(POSES.tailor, { lean: 4, nod: 10 }), [408, 238], 228, {
      build: 'adult',
      facing: -1,
      grip: { near: [376, 214], far: [384, 220] },
    }),
    under([276, 270], 30, 6),
    figure(carrier, vary(BABY_POSES.toddle, { nod: 4, lean: 2, elbows: [1, 1] }), [262, 272], 146, {
      build: 'baby',
      grip: { near: [284, 222], far: [296, 200] },
    }),
    lid([302, 214], 1, 8),
    disc([287, 222], 7.4, BABIES.ines.skin),
    under([150, 340], 44, 8),
    under([80, 340], 50),
    figure(drummer, vary(BABY_POSES.sit, { lean: 6, nod: 8, elbows: [-1, 1] }), [74, 342], 166, {
      build: 'baby',
      grip: { near: [118, 252], far: [118, 288] },
    }),
    upturned([160, 340], 70, 46, MAPLE.base),
    spoon([118, 252], BARK.soft, { turn: 40, scale: 1.5 }),
    disc([118, 252], 8.6, BABIES.binta.skin),
    disc([124, 289], 8.6, BABIES.binta.skin),
    line('M172 274l4 -14M186 280l12 -10M152 270l-2 -12', PAPER, 3.4),
    fill('M234 334L344 326 362 344 248 354Z', PAPER) +
      line('M246 337L346 329M252 347L354 338', ROSE.base, 3.4) +
      fill('M344 326Q362 320 384 304L390 316Q380 332 362 344Z', '#efece2') +
      line('M346 329Q366 322 384 308M354 338Q374 328 386 313', ROSE.base, 3.4),
    oval([282, 343], 30, 6, PLUM.dark, 0, 0.2),
    fill('M246 322H316Q312 344 281 344 250 344 246 322Z', WATER.base) +
      oval([281, 322], 35, 8, shade(WATER.base, 0.3)) +
      line('M256 332Q260 339 268 340', glow(WATER.base, 0.5), 3),
    under([424, 342], 48),
    figure(puller, vary(BABY_POSES.sit, { lean: -8, nod: 14 }), [430, 346], 150, {
      build: 'baby',
      facing: -1,
      grip: { near: [386, 308], far: [384, 304] },
    }),
    disc([386, 309], 8.6, BABIES.jeanne.skin),
  )
}

/** A square of thin cotton held by one corner at `from`, the other end lying at `to`. */
function dragged(from: Point, to: Point, width: number, color: string): string {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const long = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]))
  return place(
    fill(
      `M-4 -2Q${long * 0.4} ${-width * 0.5} ${long} ${-width}Q${long + 8} 0 ${long} ${width}Q${long * 0.5} ${width * 0.9} -4 3Z`,
      color,
    ) +
      line(
        `M${long * 0.2} 0Q${long * 0.5} -2 ${long} ${-width * 0.3}M${long * 0.3} 4L${long - 4} ${width * 0.5}`,
        shade(color, 0.16),
        2.4,
      ),
    from,
    { turn },
  )
}

export function otherBabyInTheMirror(): string {
  const adult = mild(ADULTS.nadia, { top: WATER.base, legs: BARK.deep, shoes: CREAM })
  const patter = sleeper(BABIES.malik, SUN.base, PAPER, 'stripes')
  const puller = bodysuit(BABIES.olivier, ROSE.base, PAPER)
  const glass = '#cfe0e4'
  const pose = vary(BABY_POSES.tummy, { lean: 58, nod: -44, stretch: 1.2 })
  const reflected = figure(patter, pose, [454, 314], 146, {
    build: 'baby',
    facing: -1,
    grip: { near: [400, 262], far: [410, 310] },
  })
  return frame(
    ['#f3e7d6', '#f5eede'],
    floor(196, '#cba57d'),
    pane([60, 28], 104, 84, 'spring'),
    curtains([60, 28], 104, 84, FIR.soft),
    plant([270, 196], MAPLE.base, { scale: 0.8 }),
    rug([190, 300], 196, 54, '#dfe6f0', PLUM.soft),
    fill('M306 0H480V340L306 196Z', '#ead9bf') + fill('M306 185L480 326V342L306 196Z', PAPER),
    place(
      `<g transform="skewY(39)">${fill('M-5 -5H145V119H-5Z', BARK.soft)}${inset(
        [0, 0],
        140,
        114,
        fill('M0 0H140V114H0Z', glass) + fill('M0 78H140V114H0Z', '#c4b49c'),
        `<g transform="skewY(-39)">${place(reflected, [-330, -104])}</g>`,
        line('M14 44L40 12M14 66L58 12', PAPER, 4, 0.7),
      )}</g>`,
      [330, 104],
    ),
    under([174, 272], 66, 9),
    figure(adult, vary(POSES.tailor, { lean: 6, nod: 12 }), [166, 270], 244, {
      build: 'adult',
      grip: { near: [206, 244], far: [214, 248] },
    }),
    fill('M112 300H228L242 342H98Z', BARK.soft),
    fill('M118 304H223L235 337H107Z', glass),
    line('M188 330L210 308M206 332L224 314', PAPER, 4, 0.8),
    dragged([104, 286], [168, 320], 22, MAPLE.base),
    under([54, 340], 48),
    figure(puller, vary(BABY_POSES.sit, { lean: 2, nod: 12, stretch: 1.2 }), [50, 342], 158, {
      build: 'baby',
      grip: { near: [104, 286], far: [96, 292] },
    }),
    disc([104, 286], 8.4, BABIES.olivier.skin),
    under([336, 322], 66, 9),
    figure(patter, pose, [350, 322], 146, {
      build: 'baby',
      grip: { near: [402, 264], far: [398, 318] },
    }),
  )
}

/** A firm floor cushion of a wall that runs away from us: its front and its top, `near` and `far` being half widths. */
function slab([x, y]: Point, near: number, far: number, depth: number, h: number, color: string): string {
  return place(
    fill(`M${-near} ${-h}L${-far} ${-h - depth}H${far}L${near} ${-h}Z`, glow(color, 0.3)) +
      fill(
        `M${-near} ${-h}H${near}Q${near + 4} ${-h / 2} ${near} 0H${-near}Q${-near - 4} ${-h / 2} ${-near} ${-h}Z`,
        color,
      ) +
      line(`M${-near + 3} ${-h}H${near - 3}`, glow(color, 0.55), 3) +
      line(`M${-near + 4} ${-h / 2}H${near - 4}`, shade(color, 0.16), 2),
    [x, y],
  )
}

export function overTheCushions(): string {
  const adult = mild(ADULTS.helene, { top: PLUM.base, legs: WATER.deep, shoes: CREAM })
  const pusher = sleeper(BABIES.binta, MAPLE.base, PAPER, 'stripes')
  const crosser = bodysuit(BABIES.tao, WATER.base, PAPER)
  return frame(
    ['#dfeae2', '#f1efe0'],
    wainscot(142, 196, '#bcd3c6'),
    floor(196, '#d6b189'),
    pane([38, 28], 100, 82, 'summer'),
    curtains([38, 28], 100, 82, ROSE.soft),
    pinned([196, 40], 40, 40, [FIR.base, SUN.base, PLUM.base], -4),
    shelf([384, 196], 88, 80, [
      ['books', 'blocks'],
      ['bin', 'basket'],
    ]),
    rug([240, 288], 232, 66, '#f3e6c8', WATER.soft, false),
    slab([246, 246], 40, 36, 22, 20, SUN.base),
    slab([244, 274], 45, 41, 26, 23, ROSE.base),
    under([340, 290], 60, 9),
    figure(adult, vary(POSES.floor, { lean: 12, nod: 6 }), [368, 292], 240, {
      build: 'adult',
      facing: -1,
      grip: { near: [304, 218], far: [334, 252] },
      step: { near: [296, 288], far: [290, 278] },
    }),
    line('M302 218l-12 -5M301 222l-12 2M304 212l-5 -9', ADULTS.helene.skin, 5),
    slab([244, 251], 43, 39, 25, 24, FIR.base),
    ball([246, 202], 17, '#d6463a', SUN.soft),
    under([178, 286], 34, 7),
    figure(pusher, vary(BABY_POSES.pullUp, { lean: 14, nod: -4, stretch: 1.15 }), [184, 288], 146, {
      build: 'baby',
      grip: { near: [229, 204], far: [226, 226] },
    }),
    slab([242, 306], 50, 45, 30, 27, PLUM.soft),
    slab([240, 342], 55, 50, 34, 31, WATER.soft),
    under([326, 332], 30, 6),
    figure(crosser, vary(BABY_POSES.tummy, { lean: 98, nod: -56, stretch: 1.35 }), [280, 304], 146, {
      build: 'baby',
      grip: { near: [326, 328], far: [336, 322] },
    }),
    ball([420, 334], 15, SUN.base, MAPLE.base),
    ball([70, 330], 15, FIR.base, PAPER),
  )
}
