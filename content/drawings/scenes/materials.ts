import { frame } from '../kit/landscape.ts'
import { BARK, CREAM, EARTH, FIR, INK, MAPLE, PAPER, PLUM, ROSE, STONE, SUN, WATER } from '../kit/palette.ts'
import { dashes, disc, fill, line, oval } from '../kit/svg.ts'

/*
 * One thing each, large enough to be known at the size of a thumb: what a material is, and what makes it a hazard.
 */

const plate =
  (color: string, ...layers: string[]) =>
  () =>
    frame([color, color], oval([240, 314], 150, 16, INK, 0, 0.1), ...layers)

const ROLL = [
  fill('M150 110a70 26 0 0 1 140 0v170a70 26 0 0 1-140 0Z', SUN.pale),
  oval([220, 110], 70, 26, SUN.soft),
  oval([220, 110], 44, 15, BARK.dark),
  line('M150 160c20 12 120 12 140 0', SUN.dark, 3, 0.4),
]

export const MATERIAL_SCENES = {
  outil: plate(
    FIR.pale,
    line('M150 290 270 150', BARK.base, 22),
    fill('M250 130 320 60c26 20 40 50 34 82l-54 44Z', STONE.base),
    fill('M262 138 324 76c8 8 14 16 18 26l-62 62Z', STONE.soft),
  ),
  contenant: plate(
    FIR.pale,
    fill('M130 120h220l-30 180a20 16 0 0 1-20 14H180a20 16 0 0 1-20-14Z', WATER.base),
    fill('M130 120h60l30 194h-40a20 16 0 0 1-20-14Z', WATER.soft),
    oval([240, 120], 110, 26, WATER.deep),
  ),
  tissu: plate(
    FIR.pale,
    fill(
      'M110 130c50-40 90 20 140-10s80-10 120 10c-20 50 10 110-10 170-50 24-80-20-120 0s-80 20-120 0c14-60-20-110-10-170Z',
      ROSE.soft,
    ),
    line('M170 130c10 60-10 110 0 160M260 130c-10 60 14 100 0 160', ROSE.base, 5, 0.6),
    dashes('M124 280c40 20 80 0 120-8s70 26 110 10', PAPER, 6, '10 12'),
  ),
  papier: plate(
    FIR.pale,
    fill('M150 60h130l60 60v186H150Z', PAPER),
    fill('M280 60l60 60h-60Z', CREAM),
    line('M180 160h120M180 200h120M180 240h80', STONE.soft, 8),
    line('M150 60h130l60 60v186H150Z', STONE.base, 4),
  ),
  naturel: plate(
    FIR.pale,
    fill('M110 220c20-110 120-150 220-140-4 110-70 200-190 190Z', FIR.base),
    line('M130 280c30-70 80-120 170-170', FIR.dark, 8),
    oval([330, 270], 56, 40, STONE.base, -10),
    oval([320, 258], 30, 16, STONE.soft, -10),
  ),
  roulant: plate(
    FIR.pale,
    fill('M90 200c0-20 20-24 50-26l40-50h100l60 50c40 2 50 14 50 40v40H90Z', MAPLE.base),
    fill('M190 172l28-34h50l34 34Z', WATER.pale),
    disc([160, 262], 42, INK),
    disc([160, 262], 18, STONE.soft),
    disc([320, 262], 42, INK),
    disc([320, 262], 18, STONE.soft),
  ),
  corde: plate(
    FIR.pale,
    line('M120 110c120-60 260 0 230 70s-220 60-210 110 140 40 220 0', BARK.dark, 24),
    line('M120 110c120-60 260 0 230 70s-220 60-210 110 140 40 220 0', SUN.soft, 16),
    dashes('M120 110c120-60 260 0 230 70s-220 60-210 110 140 40 220 0', SUN.dark, 16, '3 14', 0.5),
  ),
  aliment: plate(
    FIR.pale,
    fill(
      'M240 130c60-44 130-10 120 80-8 70-60 110-90 100-20-8-40-8-60 0-30 10-82-30-90-100-10-90 60-124 120-80Z',
      ROSE.base,
    ),
    line('M240 130c-4-30 4-50 20-66', BARK.dark, 10),
    fill('M262 92c20-34 60-34 76-26-10 34-44 46-76 26Z', FIR.base),
    oval([180, 180], 16, 34, ROSE.soft, 20),
  ),
  coussin: plate(
    FIR.pale,
    fill('M90 130c60 20 240 20 300 0-16 60-16 100 0 160-60-20-240-20-300 0 16-60 16-100 0-160Z', PLUM.base),
    fill('M110 140c60 16 200 16 262-2-8 30-10 50-10 70-70 12-180 12-244 0 0-22-2-42-8-68Z', PLUM.soft),
    disc([240, 208], 12, PLUM.dark),
  ),
  small: plate(
    MAPLE.pale,
    ...ROLL,
    disc([220, 104], 20, MAPLE.base),
    disc([350, 288], 22, MAPLE.base),
    line('M350 240c0-90-30-150-100-164', INK, 6),
    line('m276 64-28 10 14 26', INK, 6),
  ),
  edible: plate(
    MAPLE.pale,
    oval([240, 220], 130, 60, PAPER),
    oval([240, 214], 92, 38, SUN.soft),
    disc([210, 206], 14, MAPLE.base),
    disc([262, 218], 14, FIR.base),
    line('M80 120v170M60 120v50a20 20 0 0 0 40 0v-50M400 120c-24 40-24 80 0 90v80', STONE.dark, 9),
  ),
  ties: plate(
    MAPLE.pale,
    line(
      'M90 230c60-10 90-30 130-60 60-44 90-70 130-40s-10 90-70 60-100-80-160-50-10 90 60 70 110-60 210-60',
      ROSE.dark,
      20,
    ),
    line(
      'M90 230c60-10 90-30 130-60 60-44 90-70 130-40s-10 90-70 60-100-80-160-50-10 90 60 70 110-60 210-60',
      ROSE.soft,
      12,
    ),
  ),
  liquid: plate(
    MAPLE.pale,
    fill('M200 60h60v40l30 40v156a16 16 0 0 1-16 16h-88a16 16 0 0 1-16-16V140l30-40Z', WATER.pale),
    fill('M170 190h120v106a16 16 0 0 1-16 16h-88a16 16 0 0 1-16-16Z', WATER.base),
    fill('M204 40h52v28h-52Z', WATER.deep),
    fill('M350 210c22 30 30 44 30 60a30 30 0 0 1-60 0c0-16 8-30 30-60Z', WATER.base),
  ),
  sharp: plate(
    MAPLE.pale,
    line('M150 70 300 240M330 70 180 240', STONE.dark, 16),
    line('M150 70 300 240M330 70 180 240', STONE.soft, 9),
    line('M310 250a34 34 0 1 1-14 8ZM170 250a34 34 0 1 0 14 8Z', ROSE.base, 12),
  ),
  hot: plate(
    MAPLE.pale,
    fill('M130 190h190v60a60 60 0 0 1-60 60h-70a60 60 0 0 1-60-60Z', WATER.deep),
    line('M320 206h20a28 28 0 0 1 0 56h-26', WATER.deep, 14),
    line('M180 160c-20-30 20-40 0-76M230 160c-20-30 20-40 0-76M280 160c-20-30 20-40 0-76', MAPLE.dark, 8),
  ),
  breakable: plate(
    MAPLE.pale,
    fill('M160 70h160l-20 150a60 60 0 0 1-120 0Z', WATER.pale),
    line('M160 70h160l-20 150a60 60 0 0 1-120 0Z', WATER.base, 6),
    fill('M228 276h24v28h44v12H184v-12h44Z', WATER.soft),
    line('m250 74-26 50 34 24-30 50', EARTH.dark, 6),
  ),
}
