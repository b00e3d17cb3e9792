import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { frame, land, snowfall, woods } from '../../../kit/landscape.ts'
import { BARK, FIR, MAPLE, PAPER, PLUM, ROSE, SNOW, SUN, WATER } from '../../../kit/palette.ts'
import { ADULTS, BABIES, CAST, TUQUES, winter } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { tuque, under } from '../../../kit/toys.ts'
import { bare } from '../../../kit/trees.ts'

/** Grass of the autumn, flattened under the snow. */
const GRASS = '#a3a668'

/** A ball of sticky snow that stands on `at`: its shade, its lumps, and the grass it took along. */
function snowball([x, y]: Point, r: number, turn: number, grass: string): string {
  return place(
    disc([0, 0], r + 1.6, SNOW.deep) +
      disc([0, 0], r, SNOW.shade) +
      oval([-r * 0.09, -r * 0.1], r * 0.9, r * 0.89, PAPER) +
      place(
        line(
          `M${num(-r * 0.55)} ${num(-r * 0.3)}q${num(r * 0.16)} ${num(-r * 0.3)} ${num(r * 0.42)} ${num(-r * 0.34)}M${num(r * 0.2)} ${num(-r * 0.1)}q${num(r * 0.2)} ${num(r * 0.1)} ${num(r * 0.2)} ${num(r * 0.34)}M${num(-r * 0.45)} ${num(r * 0.34)}q${num(r * 0.12)} ${num(r * 0.2)} ${num(r * 0.36)} ${num(r * 0.22)}`,
          SNOW.shade,
          3,
        ) + (grass ? line(grass, GRASS, 2.4) : ''),
        [0, 0],
        { turn },
      ),
    [x, y - r],
  )
}

export function rollingASnowman(): string {
  const first = winter(CAST.anh, { top: SUN.base, legs: MAPLE.dark, trim: WATER.base, hat: TUQUES.water })
  const second = winter(CAST.maika, { top: ROSE.base, legs: PLUM.dark, trim: SUN.soft })
  const small = winter(CAST.awa, { top: PLUM.base, legs: PLUM.dark, trim: SUN.base, hat: TUQUES.sun })
  const educator = winter(ADULTS.helene, { top: FIR.base, legs: FIR.deep, trim: MAPLE.soft, hat: TUQUES.fir })
  const baby = winter(BABIES.malik, {
    top: WATER.soft,
    legs: WATER.soft,
    shoes: WATER.deep,
    trim: PAPER,
    hat: { kind: 'hood', color: WATER.soft, trim: PAPER },
  })
  return frame(
    ['#a9c6dc', '#f1efe6'],
    disc([408, 54], 30, PAPER, 0.5) + disc([408, 54], 20, SUN.pale),
    woods(158, 88, '#b3c4d1', 4, 'mixed'),
    bare([228, 192], 184, '#84766b', 7),
    fence([6, 486], 186, 48, '#bfa67f', 32),
    land([0, 184, 240, 178, 480, 186], SNOW.base),
    // Where the ball went: a thread of grass at first, a path at the end.
    fill('M208 209Q90 202 -10 222V242Q90 213 208 212Z', GRASS),
    fill('M-10 280Q70 272 160 284V307Q70 306 -10 326Z', SNOW.shade),
    fill('M-10 285Q70 277 160 287V303Q70 302 -10 321Z', GRASS),
    fill('M0 332C120 320 340 322 480 330V360H0Z', SNOW.light),
    snowfall(8, 12),
    under([167, 307], 50, 6) + under([322, 310], 50, 7),
    figure(second, vary(POSES.push, { lean: 15, nod: -10 }), [94, 290], 146, {
      grip: { near: [140, 224], far: [147, 221] },
    }),
    snowball([164, 306], 46, 30, 'M-30 6l8 3M4 -38l3 8M22 30l-8 4M-8 14l7 -4M34 -8l2 8'),
    figure(first, vary(POSES.push, { lean: 36, nod: -20 }), [58, 314], 146, {
      grip: { near: [121, 262], far: [124, 252] },
    }),
    snowball([322, 308], 42, 0, ''),
    fill('M250 318Q322 290 398 318Z', SNOW.light),
    adult(
      educator,
      vary(POSES.kneel, { lean: 9, nod: 2, feet: pair(-5, -3, 10, -4), elbows: [1, 1] }),
      [440, 338],
      226,
      {
        facing: -1,
        grip: { near: [428, 287], far: [372, 208] },
      },
    ),
    figure(baby, vary(BABY_POSES.sit, { lean: -4, nod: -4 }), [396, 339], 108, { build: 'baby', facing: -1 }),
    tuque([354, 206], PLUM.base, SUN.base, { turn: -8, scale: 1.4 }),
    disc([374, 205], 9, MAPLE.soft),
    // The seat with a back and a belt.
    line('M387 336Q392 322 432 318', MAPLE.deep, 5),
    fill('M336 316Q334 350 354 351H438L452 288 439 286 426 336H362Q348 334 336 316Z', MAPLE.base),
    disc([428, 287], 12, MAPLE.soft),
    toddler(small, vary(POSES.stand, { lean: 4, nod: -8, elbows: [1, 1] }), [238, 348], 112, {
      grip: { near: [268, 288], far: [264, 298] },
    }),
    // An arm of the snowman: a stick that wears a mitten.
    line('M284 281L314 268', BARK.base, 7),
    line('M270 287L286 280', ROSE.base, 16) +
      line('M276 281L273 270', ROSE.base, 9) +
      line('M287 272L293 285', ROSE.dark, 7),
    disc([265, 293], 6.5, SUN.base),
  )
}
