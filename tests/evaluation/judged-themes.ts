import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { spelledName } from '#app/features/activities/bank/sheet-search.ts'
import { ABOUT, requestedTheme, themeFit } from '#app/features/activities/bank/theme-fit.ts'
import { SHEETS } from '#content/activities/sheets.ts'

/**
 * Themes as educators type them, each with the sheets of which colleagues, who read them, said « yes, that is my theme », among
 * the sheets that they read.
 */
const JudgedThemes = z.object({ sheets: z.array(z.string()), themes: z.record(z.string(), z.array(z.string())) })

const loadThemes = () =>
  JudgedThemes.parse(JSON.parse(readFileSync(new URL('judged-themes.json', import.meta.url), 'utf8')))

/** Shares, 0 to 1, of the pairs of a theme and a sheet. */
export type ThemeFigures = {
  /** Of those that the search finds, the ones that colleagues found too. */
  right: number
  /** Of those that colleagues found, the ones that the search finds. */
  found: number
}

/** What the search makes of the judged themes. */
export function themeFigures(): ThemeFigures {
  const { sheets, themes } = loadThemes()
  const read = SHEETS.filter(({ key }) => sheets.includes(key))
  let [found, judged, both] = [0, 0, 0]
  for (const [name, keys] of Object.entries(themes)) {
    const theme = requestedTheme(spelledName(name), SHEETS)
    const about = read.filter((sheet) => themeFit(sheet, theme) >= ABOUT)
    found += about.length
    judged += keys.length
    both += about.filter(({ key }) => keys.includes(key)).length
  }
  return { right: both / found, found: both / judged }
}
