import { ARTS_MATERIALS } from './materials/arts.ts'
import { MADE_MATERIALS } from './materials/made.ts'
import { NATURAL_MATERIALS } from './materials/natural.ts'
import type { MaterialBlock } from './types.ts'

export const MATERIAL_BLOCKS: readonly MaterialBlock[] = [...NATURAL_MATERIALS, ...MADE_MATERIALS, ...ARTS_MATERIALS]
