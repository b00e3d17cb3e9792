import { figure } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, pane, rug } from '../../../kit/room.ts'
import { fill, line, place } from '../../../kit/svg.ts'

/** A left hand, its palm to us: three fingers held tight, the thumb laid across, the little finger half folded. */
function knockingHand(at: Point, skin: string, turn = 0, scale = 1): string {
  const edge = shade(skin, 0.4)
  return place(
    line('M9 -17L16 -29', skin, 6.4) +
      line('M-7 -20V-43M-.6 -20V-47M5.8 -20V-44', skin, 7) +
      fill('M-10.5 -24H9.3Q13 -18 11.5 -10 9 1 5 4H-5Q-11 -4 -10.5 -24Z', skin) +
      line('M-3.8 -24V-43M2.6 -24V-43', edge, 1.4) +
      line('M16.5 -29L17.5 -19', edge, 8) +
      line('M16.5 -29.5L17.5 -20', skin, 6.4) +
      line('M17.4 -20.4V-19', glow(skin, 0.5), 3) +
      line('M-9 -6L2 -14', edge, 8) +
      line('M-9 -7L2 -15', skin, 6.6),
    at,
    { turn, scale },
  )
}

/** Cross-legged with the back to us: the trunk hides the feet. */
const FROM_BEHIND = vary(POSES.tailorFront, { lap: false })

export function littleFingerKnocks(): string {
  const educator = mild(ADULTS.lucie, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const whisperer = mild(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, shoes: SUN.base })
  const listener = mild(CAST.sami, { top: SUN.base, legs: FIR.dark, shoes: MAPLE.base })
  const back = mild({ ...CAST.emile, view: 'back' }, { top: WATER.base, legs: BARK.dark, shoes: BARK.dark })
  const backToo = mild({ ...CAST.fatou, view: 'back' }, { top: MAPLE.base, legs: PLUM.dark, shoes: PLUM.dark })
  const dog = mild(CAST.noah, { top: PLUM.soft, legs: WATER.deep, shoes: SUN.base })
  const dogToo = mild(CAST.rose, { top: FIR.soft, legs: MAPLE.deep, shoes: PAPER })
  const paw = mild(CAST.idris, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.base })
  const comer = mild(CAST.lea, { top: WATER.soft, legs: PLUM.dark, shoes: ROSE.base })
  return frame(
    ['#f2e2cc', '#f8eedd'],
    pane([26, 22], 92, 74, 'autumn'),
    floor(136, '#cda57c'),
    figure(dog, vary(POSES.crawl, {}), [250, 156], 92, {}),
    figure(dogToo, vary(POSES.crawl, { nod: -36 }), [304, 186], 98, {}),
    figure(paw, vary(POSES.crawl, {}), [364, 170], 98, { grip: { near: [406, 140] } }),
    figure(comer, vary(POSES.crawl, {}), [446, 184], 100, { facing: -1 }),
    rug([240, 312], 222, 52, '#8fb3b8', CREAM),
    figure(educator, vary(POSES.heels, { lean: 4, nod: 2, elbows: [1, 1] }), [98, 318], 230, {
      build: 'adult',
      grip: { far: [180, 224], near: [150, 282] },
    }),
    knockingHand([182, 222], ADULTS.lucie.skin, 4, 1.35),
    figure(whisperer, vary(POSES.kneel, { hip: [-2, -25], lean: 30, nod: -22, elbows: [1, 1] }), [284, 306], 160, {
      facing: -1,
      grip: { near: [230, 220], far: [236, 268] },
    }),
    line('M230 221Q222 214 226 205', shade(CAST.zoe.skin, 0.1), 6.4),
    figure(listener, vary(POSES.tailor, { elbows: [1, 1] }), [408, 322], 150, { facing: -1 }),
    figure(back, FROM_BEHIND, [176, 356], 138, {}),
    figure(backToo, FROM_BEHIND, [330, 356], 138, {}),
  )
}
