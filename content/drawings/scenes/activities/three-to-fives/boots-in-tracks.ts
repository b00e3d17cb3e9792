import { SIDE_LAUGH } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { face } from '../../../kit/head.ts'
import { cloud, frame, land, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, MAPLE, PAPER, PLUM, ROSE, SNOW, SUN, WATER } from '../../../kit/palette.ts'
import { ADULTS, CAST, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { again, fill, line, once, oval, place } from '../../../kit/svg.ts'
import { under } from '../../../kit/toys.ts'
import { bare, fir } from '../../../kit/trees.ts'

const DEEP = '#7f9bb0'

const hollow = (x: number, y: number, rx: number, ry: number) =>
  oval([x, y], rx, ry, SNOW.deep) + oval([x + 0.6, y + 1.2], rx * 0.74, ry * 0.6, DEEP)

/** The bound of a hare that goes to the right (two small hollows, then two long ones abreast), and a boot hole: heel, toe. */
const HOLES =
  once('bond', hollow(-20, 1, 4.6, 3) + hollow(-7, 0, 4.6, 3) + hollow(11, -5, 9.5, 3.4) + hollow(10, 6, 9.5, 3.6)) +
  once('pas', hollow(-9, 0, 6, 4.4) + hollow(6, 0, 10, 5.4))
const bound = (at: Point, scale: number, turn = 0) => again('bond', at, DEEP, { scale, turn })
const bootHole = (at: Point, scale: number, turn = 0) => again('pas', at, DEEP, { scale, turn })

/** A park bench under snow. */
const bench = (at: Point): string =>
  place(
    line('M-38 0V-20M38 0V-20M-38 -20V-42M38 -20V-42', BARK.dark, 4) +
      line('M-44 -20H44M-44 -34H44', BARK.soft, 6) +
      line('M-42 -25H42M-42 -40H42', SNOW.light, 6),
    at,
  )

export function bootFitsTheHole(): string {
  const small = winter(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: MAPLE.deep, trim: ROSE.base })
  const jumper = winter(CAST.emile, { top: FIR.base, legs: WATER.deep, trim: SUN.soft })
  const judge = winter(CAST.mei, { top: ROSE.base, legs: BARK.dark, trim: CREAM })
  const educator = winter(ADULTS.minh, { top: WATER.base, legs: BARK.deep, trim: PAPER })
  return frame(
    ['#b9d3e6', '#f7f1e4'],
    cloud([60, 64], 92, PAPER, 0.9),
    woods(182, 66, '#b4c7d3', 5, 'round'),
    bare([34, 218], 150, '#8b7765', 4),
    fir([428, 222], 158, '#5d8f75', true),
    land([0, 212, 240, 204, 480, 216], SNOW.base),
    bench([306, 216]),
    land([0, 236, 140, 226, 320, 232, 480, 230], SNOW.light),
    fill('M0 306Q200 292 480 300V360H0Z', SNOW.base, 0.6),
    HOLES,
    // The holes of the jumper, two by two, behind his jump.
    bootHole([422, 246], 0.6, 180),
    bootHole([420, 255], 0.64, 180),
    bootHole([458, 245], 0.6, 180),
    bootHole([456, 254], 0.64, 180),
    under([352, 254], 28, 4),
    figure(jumper, vary(POSES.jump, { feet: pair(-3, -16, 7, -15) }), [350, 250], 120, { facing: -1 }),
    line('M378 214Q386 209 384 200M390 224Q399 219 398 210', WATER.soft, 2.6),
    bootHole([24, 290], 1, 4),
    bootHole([58, 308], 1.1, 4),
    under([248, 300], 48, 6),
    adult(educator, vary(POSES.crouch, { lean: 12, nod: 4, elbows: [1, 1] }), [256, 300], 222, {
      facing: -1,
      grip: { near: [196, 268], far: [220, 200] },
    }),
    face(SIDE_LAUGH, [252, 169], 19, 0, true),
    bootHole([150, 308], 1.7, 2),
    under([90, 304], 28, 5),
    toddler(
      small,
      vary(POSES.balance, { lean: 4, nod: 16, hands: pair(-28, -58, 24, -58), feet: pair(-3, -4, 28, -11) }),
      [92, 304],
      136,
    ),
    bound([40, 346], 1.2, -1),
    bound([136, 347], 1.2),
    bound([232, 347], 1.22),
    bound([328, 346], 1.24, -1),
    bound([462, 344], 1.2, -2),
    under([406, 338], 42, 6),
    figure(judge, vary(POSES.heels, { lean: 34, nod: 2, elbows: [1, 1] }), [414, 338], 144, {
      facing: -1,
      grip: { near: [364, 338], far: [376, 322] },
    }),
  )
}
