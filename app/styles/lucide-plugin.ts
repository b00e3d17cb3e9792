import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import plugin from 'tailwindcss/plugin'

/*
 * `lucide-star` sets `--icon` to the drawing of that name, as a mask for `Icon` (app/ui/icon.tsx); `lucide-star-filled` is
 * the same with its shapes filled. Only the names that stand in the sources reach the style sheet: a page then holds one
 * element for each icon and fetches none.
 */

const FILLED = '-filled'
const icons: Record<string, { body: string }> = lucide.icons

function drawing(name: string): string {
  const isFilled = name.endsWith(FILLED)
  const { body } = icons[isFilled ? name.slice(0, -FILLED.length) : name] ?? { body: '' }
  const shapes = body
    .replaceAll('"', "'")
    .replaceAll("stroke-width='2'", "stroke-width='1.8'")
    .replaceAll("fill='none'", isFilled ? "fill='#000'" : '$&')
    // Thousandths of a drawing 24 wide weigh in the style sheet and show at no size.
    .replace(/(\.\d\d)\d+/g, '$1')
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>${shapes}</svg>`
  return `url("data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}")`
}

export default plugin(({ matchUtilities }) => {
  const values = Object.fromEntries(
    Object.keys(icons)
      .flatMap((name) => [name, name + FILLED])
      .map((name) => [name, name]),
  )
  matchUtilities({ lucide: (name) => ({ '--icon': drawing(name) }) }, { values })
})
