import { adult, figure, toddler } from '../../../kit/figure.ts'
import { log, stick } from '../../../kit/ground.ts'
import { frame, land, tufts, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, INK, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line } from '../../../kit/svg.ts'
import { birch, fern, foliage, rays, trunk } from '../../../kit/trees.ts'

/** A square of carpet lying on the ground. */
function mat(x: number, y: number, w: number, d: number, color: string): string {
  const half = w / 2
  return (
    fill(
      `M${x - half * 0.86} ${y - d / 2}H${x + half * 0.86}L${x + half} ${y + d / 2}v5H${x - half}v-5Z`,
      shade(color, 0.24),
    ) + fill(`M${x - half * 0.86} ${y - d / 2}H${x + half * 0.86}L${x + half} ${y + d / 2}H${x - half}Z`, color)
  )
}

export function soundsInTheWood(): string {
  const big = mild(CAST.maika, { top: MAPLE.base, legs: WATER.deep, shoes: CREAM })
  const small = mild(CAST.emile, { top: SUN.base, legs: PLUM.dark, shoes: MAPLE.dark, cut: 'stripes', trim: PAPER })
  const far = mild(CAST.fatou, { top: ROSE.base, legs: FIR.deep, shoes: SUN.base })
  const educator = mild({ ...ADULTS.julie, view: 'front' }, { top: WATER.base, legs: BARK.dark, shoes: INK })
  const wood = '#d0a873'
  return frame(
    ['#cfe6c4', '#f3f3d3'],
    woods(176, 120, '#b3d19a', 6, 'round'),
    woods(196, 60, '#97be80', 9, 'round'),
    trunk([132, 214], -10, 20, '#8f7358'),
    trunk([356, 210], -10, 18, '#8f7358'),
    rays(SUN.pale, 0.3),
    land([0, 206, 240, 198, 480, 208], '#8fb46c'),
    trunk([34, 244], -10, 38, BARK.base),
    birch([442, 240], -10, 24, -8),
    foliage([30, 0], 110, 52, FIR.soft, 4, 12),
    foliage([450, -4], 110, 50, '#7fb36a', 8, 12),
    fern([398, 236], 30, FIR.base),
    land([0, 270, 240, 258, 480, 272], '#7ba55c'),
    adult(educator, vary(POSES.standFront, { elbows: [-1, -1] }), [244, 264], 202, {
      shadow: true,
      grip: { near: [222, 76], far: [270, 160] },
    }),
    mat(108, 320, 206, 50, ROSE.dark),
    mat(384, 318, 160, 48, WATER.base),
    figure(big, vary(POSES.tailor, { lean: 2, nod: 4, elbows: [1, 1] }), [50, 326], 190, {
      grip: { near: [98, 260], far: [104, 246] },
    }),
    stick([98, 246], [136, 242], 6.5, shade(wood, 0.24)) + stick([92, 266], [126, 226], 6.5, wood),
    disc([98, 260], 7.6, CAST.maika.skin),
    toddler(small, vary(POSES.floor, { lean: 6, nod: 8, elbows: [1, 1] }), [156, 338], 138, {
      grip: { near: [192, 310], far: [198, 298] },
    }),
    stick([192, 296], [230, 304], 6, shade(wood, 0.24)) + stick([186, 314], [222, 288], 6, wood),
    disc([192, 309], 6.6, CAST.emile.skin),
    log([242, 322], [288, 327], 16),
    figure(far, vary(POSES.tailorFront, { nod: 4, elbows: [-1, 1] }), [384, 324], 188, {
      grip: { near: [314, 244], far: [454, 244] },
    }),
    line('M304 234l-9 -6M302 246h-10M464 234l8 -6', PAPER, 3),
    tufts([350, 358], 10, FIR.dark, 4, 11),
  )
}
