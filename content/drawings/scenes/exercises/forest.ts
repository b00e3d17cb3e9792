import { butterfly, chickadee } from '../../kit/animals.ts'
import { figure } from '../../kit/figure.ts'
import { pair } from '../../kit/geometry.ts'
import { heap, log, stick } from '../../kit/ground.ts'
import { closer, frame, land, leaves, sun, tufts, woods } from '../../kit/landscape.ts'
import { BARK, CREAM, FIR, INK, MAPLE, PAPER, PLUM, ROSE, SUN, WATER } from '../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, summer, TUQUES } from '../../kit/people.ts'
import { POSES, vary } from '../../kit/poses.ts'
import { disc, fill, line, oval } from '../../kit/svg.ts'
import { ribbon } from '../../kit/things.ts'
import { bare, bush, fern, foliage, leafy, mapleLeaf, mushroom, rays, trunk } from '../../kit/trees.ts'

export function roughhouse(): string {
  const a = autumn(CAST.zoe, { top: WATER.base, legs: PLUM.dark, trim: SUN.soft })
  const b = autumn(CAST.idris, { top: SUN.base, legs: FIR.deep, trim: MAPLE.dark, hat: TUQUES.rose })
  const warm = [MAPLE.base, MAPLE.dark, SUN.base, SUN.dark]
  return frame(
    ['#f4e2bd', '#fdf5e0'],
    sun([76, 80], 26, SUN.soft),
    woods(214, 70, '#eccf9c', 4, 'round'),
    woods(238, 46, '#dcb074', 18),
    leafy([60, 262], 190, MAPLE.soft, 4, BARK.dark),
    bare([420, 260], 190, '#8d6a50', 12),
    land([0, 260, 240, 248, 480, 262], '#d3ad68'),
    land([0, 306, 240, 296, 480, 308], '#c29350'),
    heap([240, 340], 420, 96, MAPLE.dark, 6),
    heap([236, 342], 380, 78, MAPLE.base, 4),
    leaves({ x: [70, 410], y: [276, 336] }, 30, [MAPLE.deep, SUN.base, MAPLE.soft], 9, 8),
    figure(
      b,
      vary(POSES.push, { hip: [-10, -30], lean: 40, nod: -20, feet: pair(-30, -6, -6, -4), knees: [-1, -1] }),
      [304, 312],
      160,
      { facing: -1, grip: { near: [232, 236], far: [240, 222] } },
    ),
    figure(
      a,
      vary(POSES.floor, { hip: [0, -12], lean: -30, nod: 22, feet: pair(36, -26, 30, -8), elbows: [-1, -1] }),
      [184, 318],
      160,
      { grip: { near: [228, 242], far: [236, 226] } },
    ),
    heap([150, 350], 220, 42, MAPLE.base, 9),
    heap([356, 352], 200, 46, MAPLE.dark, 5),
    leaves({ x: [60, 440], y: [316, 352] }, 36, warm, 5, 9),
    leaves({ x: [90, 400], y: [70, 230] }, 26, warm, 21, 8),
    mapleLeaf([140, 160], 30, -30, MAPLE.dark),
    mapleLeaf([352, 124], 26, 40, SUN.base),
    mapleLeaf([262, 92], 22, 12, MAPLE.base),
    mapleLeaf([436, 334], 34, 24, SUN.base),
    mapleLeaf([36, 340], 34, -14, MAPLE.deep),
  )
}

export function stickSwords(): string {
  const crownHat = { kind: 'leaves', color: FIR.base, trim: SUN.base } as const
  const a = mild(CAST.lea, { top: PLUM.base, legs: FIR.deep, shoes: BARK.dark, hat: crownHat })
  const b = mild(CAST.noah, { top: MAPLE.base, legs: WATER.deep, shoes: BARK.dark, cut: 'vest', trim: CREAM })
  return frame(
    ['#d5ead6', '#f9f5d8'],
    closer(
      1.14,
      [240, 344],
      woods(196, 96, '#c8dfb4', 14),
      trunk([40, 292], -10, 40, '#93a283'),
      trunk([452, 288], -10, 36, '#93a283'),
      trunk([352, 262], -10, 20, '#aab89b'),
      trunk([132, 262], -10, 22, '#aab89b'),
      foliage([240, -16], 290, 60, FIR.pale, 4, 19),
      rays('#fffbe0', 0.28),
      woods(238, 36, '#a4ca90', 8, 'round'),
      land([0, 262, 240, 250, 480, 264], '#92c276'),
      oval([240, 322], 190, 24, '#c9c487', 0, 0.8),
      oval([152, 324], 40, 6, INK, 0, 0.16),
      oval([330, 324], 40, 6, INK, 0, 0.16),
      fill('M136 214C112 240 96 272 88 302L128 298C134 268 146 240 158 220Z', MAPLE.dark),
      stick([190, 226], [262, 150], 8, BARK.base),
      figure(
        a,
        vary(POSES.stand, {
          lean: 6,
          nod: 0,
          hands: pair(34, -62, -26, -56),
          elbows: [1, 1],
          feet: pair(14, -4, -14, -4),
        }),
        [146, 322],
        166,
        { grip: { near: [192, 222] } },
      ),
      stick([292, 226], [218, 156], 8, BARK.soft),
      fill('M262 150q-2 -16 14 -16 2 14 -14 16ZM218 156q-14 -6 -8 -18 14 4 8 18Z', FIR.base),
      figure(
        b,
        vary(POSES.stand, {
          lean: 4,
          nod: 0,
          hands: pair(34, -62, -28, -60),
          elbows: [1, 1],
          feet: pair(14, -4, -14, -4),
        }),
        [336, 322],
        166,
        { facing: -1, grip: { near: [290, 222] } },
      ),
      disc([192, 222], 7.4, CAST.lea.skin),
      disc([290, 222], 7.4, CAST.noah.skin),
      line('M240 160V146M256 176l12 -6M224 176l-12 -6', PAPER, 3.4),
      line('M70 330q40 14 90 16M410 330q-40 14 -90 16', '#a9a15f', 3, 0.6),
      tufts([336, 354], 14, FIR.dark, 6, 12),
      fern([22, 370], 66, FIR.dark),
      fern([458, 370], 62, FIR.dark),
      butterfly([400, 208], SUN.base, { turn: 16 }),
    ),
  )
}

export function hideAndSeek(): string {
  const seeker = mild(CAST.emile, { top: MAPLE.base, legs: WATER.deep, shoes: BARK.dark, cut: 'stripes', trim: CREAM })
  const hider = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark })
  const second = mild(CAST.mei, { top: ROSE.base, legs: FIR.deep })
  const third = mild(CAST.sami, { top: WATER.base, legs: BARK.dark })
  return frame(
    ['#d2e8d2', '#f8f5d8'],
    woods(190, 110, '#c9e0b6', 8),
    trunk([220, 232], -10, 18, '#b3c0a2'),
    trunk([300, 236], -10, 20, '#aebb9c'),
    trunk([400, 238], -10, 22, '#aebb9c'),
    woods(224, 40, '#aacd96', 3, 'round'),
    land([0, 244, 240, 234, 480, 246], '#98c67c'),
    figure(third, vary(POSES.crouch, { lean: 10, nod: 4 }), [314, 258], 92, { facing: 1 }),
    trunk([300, 256], -10, 34, '#8f8a68'),
    figure(hider, vary(POSES.stand, { lean: 16, nod: 4, hands: pair(-14, -52, 4, -60) }), [392, 304], 128, {
      facing: -1,
    }),
    trunk([424, 308], -10, 54, BARK.base),
    ribbon([424, 176], 52, MAPLE.base),
    ribbon([300, 168], 32, MAPLE.base),
    line('M300 168Q360 190 424 178', MAPLE.base, 2.6),
    land([0, 300, 240, 290, 480, 304], '#80b567'),
    bush([250, 306], 120, 62, FIR.soft, 5),
    figure(second, vary(POSES.crouch, { nod: -4 }), [226, 322], 108, { facing: -1 }),
    bush([262, 334], 130, 60, FIR.base, 9),
    oval([120, 336], 70, 9, INK, 0, 0.18),
    trunk([78, 346], -10, 92, BARK.base),
    ribbon([78, 140], 84, MAPLE.base),
    figure(
      seeker,
      vary(POSES.stand, { lean: 16, nod: 8, elbows: [-1, -1], feet: pair(-10, -4, 4, -4) }),
      [150, 342],
      178,
      { facing: -1, grip: { near: [92, 212], far: [90, 226] } },
    ),
    foliage([240, -20], 290, 50, FIR.soft, 6, 19),
    foliage([60, -10], 130, 50, FIR.base, 9, 12),
    fern([462, 370], 76, FIR.dark),
    fern([352, 372], 50, FIR.dark),
    tufts([338, 354], 12, FIR.dark, 8, 12, [160, 440]),
    mushroom([32, 346], 18, MAPLE.base),
  )
}

export function branchHut(): string {
  const a = mild(CAST.zoe, { top: ROSE.base, legs: PLUM.dark })
  const b = mild(CAST.noah, { top: SUN.base, legs: FIR.deep, cut: 'stripes', trim: MAPLE.dark })
  const c = mild(CAST.rose, { top: WATER.base, legs: BARK.dark })
  return frame(
    ['#dbe9cf', '#faf4d6'],
    woods(200, 100, '#cfdfb2', 13),
    trunk([54, 276], -10, 30, '#a9b094'),
    trunk([438, 280], -10, 34, '#a3aa8d'),
    rays('#fffbe0', 0.28),
    foliage([240, -18], 290, 58, '#b5cc8e', 4, 19),
    woods(244, 36, '#b3c98c', 8, 'round'),
    land([0, 266, 240, 254, 480, 268], '#a6c473'),
    oval([240, 330], 180, 16, INK, 0, 0.16),
    fill('M240 92L108 330H372Z', '#4c3a2b'),
    fill('M240 130L150 330H330Z', '#372a20'),
    stick([206, 70], [330, 332], 9, BARK.dark),
    stick([276, 70], [150, 332], 9, BARK.dark),
    figure(b, vary(POSES.floor, { nod: 4, hands: pair(18, -14, 20, -16) }), [240, 316], 116, { facing: 1 }),
    figure(a, vary(POSES.crouch, { lean: 6, nod: 0, hands: pair(14, -14, 18, -16) }), [194, 330], 124, { facing: 1 }),
    figure(c, vary(POSES.crouch, { lean: 6, nod: 0, hands: pair(14, -14, 18, -16) }), [292, 332], 122, { facing: -1 }),
    stick([246, 60], [104, 336], 13, BARK.base),
    stick([228, 66], [82, 338], 11, BARK.soft),
    stick([256, 56], [64, 334], 10, BARK.base),
    stick([234, 60], [380, 336], 13, BARK.base),
    stick([252, 66], [402, 338], 11, BARK.soft),
    stick([222, 58], [420, 334], 10, BARK.base),
    line('M222 98Q240 108 260 98M222 106Q240 116 262 106', '#c9a26a', 5),
    fill(
      'M210 118C180 130 150 180 130 230 110 240 96 280 86 300 100 250 120 200 150 160 170 130 190 118 210 118Z',
      FIR.base,
    ),
    fill(
      'M272 118C300 130 330 180 350 230 370 244 386 280 396 300 380 250 362 200 334 160 312 130 292 118 272 118Z',
      FIR.base,
    ),
    leaves({ x: [96, 200], y: [150, 300] }, 8, [FIR.soft, FIR.dark], 4, 9),
    leaves({ x: [318, 390], y: [170, 300] }, 8, [FIR.soft, FIR.dark], 9, 9),
    chickadee([212, 60], { scale: 1.1 }),
    tufts([338, 354], 16, FIR.dark, 8, 12),
    fern([22, 370], 70, FIR.dark),
    fern([460, 372], 72, FIR.dark),
    mushroom([424, 346], 20, MAPLE.base),
    mushroom([408, 350], 12, MAPLE.soft),
  )
}

export function watchBigger(): string {
  const toddler = summer(
    { ...CAST.sami, view: 'side' },
    { top: SUN.base, legs: ROSE.dark, shoes: PAPER, cut: 'overalls' },
  )
  const older = mild(CAST.maika, { top: WATER.base, legs: MAPLE.deep, shoes: SUN.base })
  const adult = mild(ADULTS.helene, { top: FIR.base, legs: PLUM.dark, shoes: BARK.dark })
  return frame(
    ['#d3e9d4', '#f9f5d8'],
    woods(196, 96, '#c9e0b6', 18),
    trunk([330, 250], -10, 22, '#b3c0a2'),
    trunk([438, 256], -10, 30, '#a9b597'),
    trunk([210, 246], -10, 18, '#b9c5a8'),
    foliage([240, -16], 290, 58, FIR.pale, 4, 19),
    rays('#fffbe0', 0.28),
    land([0, 250, 240, 240, 480, 252], '#97c57b'),
    fill('M214 300C250 280 420 276 480 286V320C420 312 280 314 214 318Z', '#7fae68'),
    oval([350, 300], 140, 10, INK, 0, 0.16),
    log([214, 272], [470, 262], 22, BARK.base),
    fill('M214 250Q260 244 296 252 260 258 214 256Z', FIR.soft),
    figure(older, vary(POSES.balance, { feet: pair(-8, -4, 12, -4) }), [348, 247], 148),
    land([0, 322, 240, 308, 480, 324], '#7cb163'),
    oval([96, 340], 90, 9, INK, 0, 0.16),
    figure(adult, vary(POSES.kneel, { lean: 2, nod: -8, hands: pair(12, -24, 18, -28) }), [56, 342], 190, {
      build: 'adult',
    }),
    figure(toddler, vary(POSES.stand, { lean: -2, nod: -12, hands: pair(16, -50, 22, -46) }), [158, 342], 128, {
      build: 'toddler',
    }),
    log([366, 346], [456, 342], 13, BARK.soft),
    tufts([338, 356], 12, FIR.dark, 8, 12, [190, 470]),
    fern([472, 372], 56, FIR.dark),
    butterfly([238, 200], ROSE.soft, { turn: 10 }),
  )
}
