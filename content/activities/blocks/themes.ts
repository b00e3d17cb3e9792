import { ELEMENT_THEMES } from './themes/elements.ts'
import { LIVING_THEMES } from './themes/living.ts'
import { PEOPLE_THEMES } from './themes/people.ts'
import type { ThemeBlock } from './types.ts'

export const THEME_BLOCKS: readonly ThemeBlock[] = [...LIVING_THEMES, ...ELEMENT_THEMES, ...PEOPLE_THEMES]
