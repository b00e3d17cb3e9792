import { chickadee } from '../../../kit/animals.ts'
import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { heap, log, rock, stick } from '../../../kit/ground.ts'
import { closer, cloud, flowers, frame, land, leaves, snowfall, specks, sun, tufts, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, INK, MAPLE, mix, PAPER, PLUM, ROSE, SNOW, STONE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, dress, mild, summer, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket, droplets } from '../../../kit/things.ts'
import { bare, birch, bush, crown, fir, leafy, reeds, trunk } from '../../../kit/trees.ts'

/** Rings of water around what fell in, the nearest last. */
function rings([x, y]: Point, radii: number[], color: string): string {
  return radii
    .map((r) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${Math.round(r * 0.22)}" stroke="${color}" stroke-width="3"/>`)
    .join('')
}

export function shoutToTheLake(): string {
  const shouter = autumn(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.deep, trim: PAPER })
  const whisperer = autumn(CAST.rose, { top: ROSE.base, legs: FIR.deep, trim: PAPER, hat: TUQUES.rose })
  const thrower = autumn(CAST.mei, { top: WATER.base, legs: PLUM.dark, shoes: ROSE.dark, trim: PAPER })
  const adult = autumn(ADULTS.marc, { top: FIR.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#cfdfe6', '#f9efd4'],
    sun([410, 60], 24, SUN.soft),
    fill('M0 150C70 96 130 110 190 134 250 92 320 100 380 128 420 108 460 112 480 118V200H0Z', '#b8bfc4'),
    woods(170, 40, '#d39a63', 8, 'round'),
    fill('M0 166H480V240H0Z', WATER.base),
    fill('M0 166H480V180H0Z', WATER.soft),
    line('M60 198h40M150 210h60M260 196h44M350 212h64M300 226h40M90 224h40M420 194h34', WATER.pale, 3, 0.8),
    fill('M0 236C120 226 360 226 480 236V360H0Z', '#c2b071'),
    fill('M0 270C140 254 340 254 480 270V360H0Z', '#a9b064'),
    fill('M0 312C140 296 340 296 480 314V360H0Z', '#96a159'),
    figure(adult, vary(POSES.stand, { hands: pair(-2, -36, 18, -42) }), [416, 288], 176, { build: 'adult', facing: -1, shadow: true }),
    [18, 92, 166, 240, 314, 388, 462].map((x, i) => rock([x, 312 + (i % 2) * 3], 40, 20, i + 3, i % 2 ? STONE.base : STONE.soft)).join(''),
    figure(shouter, vary(POSES.stand, { lean: -6, nod: -12, elbows: [1, 1], feet: pair(-10, -4, 10, -4) }), [110, 346], 176, {
      grip: { near: [146, 212], far: [148, 208] },
    }),
    figure(thrower, vary(POSES.reach, { lean: 10, feet: pair(-14, -4, 12, -4) }), [236, 344], 160, {}),
    figure(whisperer, vary(POSES.stand, { lean: 2, nod: 6, elbows: [1, 1] }), [352, 350], 158, { grip: { near: [382, 238] } }),
    line('M168 196q8 8 2 18M180 186q14 14 4 36M194 176q20 20 6 54', PAPER, 3.4, 0.95),
  )
}

export function finestSplash(): string {
  return frame(['#cfdfe6', '#f9efd4'])
}

export function framedLake(): string {
  return frame(['#cfdfe6', '#f9efd4'])
}
