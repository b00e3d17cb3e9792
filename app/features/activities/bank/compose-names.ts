import { foldText } from '#app/lib/french/fold-text.ts'
import { normaliseFrench } from '#app/lib/french/normalise-french.ts'
import { MATERIAL_BLOCKS } from '#content/activities/blocks/materials.ts'
import { THEME_BLOCKS } from '#content/activities/blocks/themes.ts'
import type { MaterialBlock, ThemeBlock } from '#content/activities/blocks/types.ts'
import { MATERIALS, THEMES } from '#content/reference.ts'

const themeByName = new Map(
  THEMES.flatMap(({ key, name }) =>
    THEME_BLOCKS.filter((block) => block.key === key).map((block) => [foldText(name), block]),
  ),
)
const materialByName = new Map(
  MATERIALS.flatMap(({ key, name }) =>
    MATERIAL_BLOCKS.filter((block) => block.key === key).map((block) => [foldText(name), block]),
  ),
)
const themeNames = new Map<string, string>(THEMES.map(({ key, name }) => [key, name]))
const materialNames = new Map<string, string>(MATERIALS.map(({ key, name }) => [key, name]))

/** The reference theme of that name, whatever its case and accents; undefined for one that the daycare created. */
export function findTheme(name: string): ThemeBlock | undefined {
  return themeByName.get(foldText(name))
}
/** The reference material of that name, as {@link findTheme}. */
export function findMaterial(name: string): MaterialBlock | undefined {
  return materialByName.get(foldText(name))
}
export function themeName({ key }: ThemeBlock): string {
  return themeNames.get(key) ?? key
}
export function materialName({ key }: MaterialBlock): string {
  return materialNames.get(key) ?? key
}

const QUOTABLE_MAX = 48

/** A typed name, fit to stand between guillemets: one line, no quotes or braces of its own, not too long. */
export function quotable(name: string): string {
  const line = name
    .replace(/[«»“”"{}\s]+/gu, ' ')
    .trim()
    .replace(/(?<![\s.!?…:;,])[\s.!?…:;,]+$/u, '')
  return normaliseFrench(line.length <= QUOTABLE_MAX ? line : `${line.slice(0, QUOTABLE_MAX - 1).trimEnd()}…`)
}
