import { figure } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import { CREAM, FIR, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, BABIES, bodysuit, dress, mild } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, plant, rug, shelf, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { pitcher, under } from '../../../kit/toys.ts'

/** A thick sponge sewn into a terry cloth, around the origin. */
function sewnSponge(at: Point, w: number, h: number, turn = 0): string {
  const [x, y] = [w / 2, h / 2]
  return place(
    fill(
      `M${-x} ${-y + 6}Q0 ${-y - 6} ${x} ${-y + 6}Q${x + 5} ${y * 0.4} ${x - 2} ${y}Q0 ${y + 6} ${2 - x} ${y}Q${-x - 5} ${y * 0.4} ${-x} ${-y + 6}Z`,
      SUN.base,
    ) +
      fill(
        `M${-x - 1} ${y * 0.3}Q0 ${y * 0.8} ${x + 1} ${y * 0.3}L${x - 2} ${y}Q0 ${y + 6} ${2 - x} ${y}Z`,
        shade(SUN.base, 0.18),
      ) +
      dashes(`M${-x} ${y * 0.24}Q0 ${y * 0.72} ${x} ${y * 0.24}`, PAPER, 2.4, '5 5') +
      line(
        `M${-x * 0.7} ${-y * 0.3}h.1M${-x * 0.35} ${-y * 0.55}h.1M${x * 0.45} ${-y * 0.5}h.1M${x * 0.7} ${-y * 0.1}h.1M${x * 0.1} 0h.1`,
        shade(SUN.base, 0.22),
        3.6,
      ),
    at,
    { turn },
  )
}

/** Water that leaps from a slap at the origin. */
function splash(at: Point, mirror = false, color: string = WATER.base, scale = 1.3): string {
  return place(
    line('M-10 -4Q-18 -10 -20 -24M-2 -8Q-4 -18 -2 -34M8 -6Q14 -14 14 -24', color, 4.4) +
      line('M-24 -34h.1M-2 -46h.1M18 -36h.1M-32 -18h.1', color, 6) +
      line('M-16 2Q0 8 16 2', PAPER, 3),
    at,
    { mirror, scale },
  )
}

export function spongeGoesPlaf(): string {
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: FIR.deep, shoes: CREAM })
  const slapper = dress(BABIES.malik, {
    top: ROSE.base,
    legs: FIR.base,
    shoes: CREAM,
    trim: PAPER,
    cut: 'stripes',
    sleeves: 'short',
    barefoot: true,
  })
  const stepping = bodysuit(BABIES.ambre, WATER.base, PAPER)
  const tray = '#eef2f3'
  return frame(
    ['#e3ece6', '#f3efe2'],
    wainscot(142, 196, '#c3dad1'),
    floor(196, '#d0a87c'),
    pane([300, 24], 108, 82, 'spring'),
    curtains([300, 24], 108, 82, MAPLE.pale),
    shelf([14, 204], 104, 78, [
      ['books', 'rings'],
      ['bin', 'basket'],
    ]),
    plant([450, 200], ROSE.base, { scale: 0.86 }),
    rug([236, 310], 240, 52, '#dfe8ee', WATER.soft, false),
    place(
      fill('M-40 -16H34Q42 -16 42 -8V0H-40Q-46 -8 -40 -16Z', SUN.soft) +
        fill('M-36 -30H30Q38 -30 38 -23V-16H-36Q-42 -23 -36 -30Z', ROSE.soft) +
        line('M-34 -5H40M-30 -21H36', PAPER, 2.6),
      [56, 262],
    ),
    pitcher([110, 262], WATER.base, { scale: 0.9 }),
    under([212, 292], 110, 12),
    figure(educator, vary(POSES.floorFront, { nod: 6, elbows: [1, -1] }), [212, 276], 268, {
      build: 'adult',
      grip: { near: [190, 252], far: [306, 258] },
      step: { near: [96, 308], far: [322, 300] },
    }),
    fill('M108 296H300Q310 296 313 304L328 338Q330 348 318 348H90Q78 348 80 338L96 304Q100 296 108 296Z', tray),
    fill('M80 340Q78 350 90 350H318Q330 350 328 340V345Q328 355 316 355H92Q80 355 80 345Z', shade(tray, 0.2)),
    fill('M108 305H300L318 334Q320 341 312 341H96Q88 341 90 334Z', WATER.soft),
    oval([214, 334], 84, 6, WATER.pale),
    sewnSponge([226, 316], 152, 40),
    figure(slapper, vary(BABY_POSES.sitFront, { nod: 8, stretch: 1.85, elbows: [1, -1] }), [212, 300], 142, {
      build: 'baby',
      grip: { near: [190, 304], far: [236, 304] },
      step: { near: [150, 284], far: [276, 284] },
    }),
    disc([190, 304], 8.4, BABIES.malik.skin) + disc([236, 304], 8.4, BABIES.malik.skin),
    splash([134, 314]),
    splash([278, 296], true, WATER.soft, 0.9),
    oval([287, 311], 15, 4, shade(SUN.base, 0.32)),
    under([362, 346], 54, 8),
    figure(
      stepping,
      vary(BABY_POSES.sit, { lean: -10, nod: 8, stretch: 1.3, elbows: [-1, 1], soles: [8, -60] }),
      [340, 346],
      172,
      {
        build: 'baby',
        facing: -1,
        grip: { near: [384, 338], far: [308, 262] },
        step: { near: [294, 296], far: [308, 334] },
      },
    ),
  )
}
