import { BUILDING_KERNELS } from './kernels/building.ts'
import { EXPRESSING_KERNELS } from './kernels/expressing.ts'
import { FINDING_KERNELS } from './kernels/finding.ts'
import { MOVING_KERNELS } from './kernels/moving.ts'
import { POURING_KERNELS } from './kernels/pouring.ts'
import { PRETENDING_KERNELS } from './kernels/pretending.ts'
import type { PlayKernel } from './types.ts'

export const KERNELS: readonly PlayKernel[] = [
  ...POURING_KERNELS,
  ...FINDING_KERNELS,
  ...MOVING_KERNELS,
  ...BUILDING_KERNELS,
  ...EXPRESSING_KERNELS,
  ...PRETENDING_KERNELS,
]
