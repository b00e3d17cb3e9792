import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/* The contrasts of tokens.css, computed from the file itself (WCAG 2.2: 1.4.3 and 1.4.11). */

type Theme = Record<string, string>

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [lightCss = '', darkCss = ''] = css.split("[data-theme='dark'] {\n      color-scheme")
const light = parseColours(lightCss)
const themes: Record<string, Theme> = { light, dark: { ...light, ...parseColours(darkCss) } }

function parseColours(text: string): Theme {
  return Object.fromEntries(
    Array.from(text.matchAll(/--color-([\w-]+): (oklch\([^)]+\));/g), ([, name = '', value = '']) => [name, value]),
  )
}

/** Relative luminance of `oklch(L C H)`, clipped to sRGB. */
function luminance(colour: string): number {
  const [l = 0, c = 0, h = 0] = colour.slice('oklch('.length, -1).split(' ').map(Number)
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(theme: Theme, one: string, other: string): number {
  const [x = 0, y = 0] = [theme[one], theme[other]].map((colour) => {
    if (!colour) throw new Error(`no colour ${one} or ${other}`)
    return luminance(colour)
  })
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

const GROUNDS = ['bg', 'surface', 'sunken']
const TINTS = ['primary', 'accent', 'success', 'danger', 'warning', 'info', 'moteur', 'cognitif', 'langage', 'social']

describe.each(Object.entries(themes))('%s', (_name, theme) => {
  test.each(['ink', 'ink-2', 'primary-ink', 'danger-ink'])('%s can be read on every ground', (text) => {
    for (const ground of GROUNDS) expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(TINTS)('%s: its text colour and ink can be read on its tint', (tint) => {
    expect(contrast(theme, `${tint}-ink`, `${tint}-soft`)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme, 'ink', `${tint}-soft`)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme, `${tint}-ink`, 'surface')).toBeGreaterThanOrEqual(4.5)
  })
  test('the label of a primary button can be read', () => {
    expect(contrast(theme, 'on-primary', 'primary')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme, 'on-primary', 'primary-hover')).toBeGreaterThanOrEqual(4.5)
  })
  test.each(['line-strong', 'focus', 'danger', 'primary'])(
    '%s, which outlines controls, stands out on every ground',
    (edge) => {
      for (const ground of GROUNDS) expect(contrast(theme, edge, ground)).toBeGreaterThanOrEqual(3)
    },
  )
})

test('the figures of the computation are those of the design', () => {
  expect(contrast(light, 'ink', 'bg')).toBeCloseTo(14.3, 1)
  expect(contrast(light, 'primary', 'surface')).toBeCloseTo(7.13, 1)
})
