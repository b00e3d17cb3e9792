import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import plugin from 'tailwindcss/plugin'

/*
 * `lucide-star` sets `--icon` to the drawing of that name, as a mask for `Icon` (app/ui/icon.tsx); `lucide-star-filled` is
 * the same with its shapes filled. Only the names that stand in the sources reach the style sheet: a page then holds one
 * element for each icon and fetches none.
 */

type IconModule = { __iconData: { node: [tag: string, attributes: Record<string, string>][] } }

const require = createRequire(import.meta.url)
const FILLED = '-filled'
const folder = join(dirname(require.resolve('lucide-react/package.json')), 'dist/esm/icons')
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.mjs') ? [file.slice(0, -'.mjs'.length)] : []))

function drawing(name: string): string {
  const isFilled = name.endsWith(FILLED)
  const { __iconData }: IconModule = require(join(folder, `${isFilled ? name.slice(0, -FILLED.length) : name}.mjs`))
  const shapes = __iconData.node.map(([tag, { key: _key, ...attributes }]) => {
    // Thousandths of a drawing 24 wide weigh in the style sheet and show at no size.
    const written = Object.entries(attributes).map(
      ([attribute, value]) => ` ${attribute}='${value.replace(/(\.\d\d)\d+/g, '$1')}'`,
    )
    return `<${tag}${written.join('')}/>`
  })
  const paint = `fill='${isFilled ? '#000' : 'none'}' stroke='#000' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'`
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${paint}>${shapes.join('')}</svg>`
  return `url("data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}")`
}

export default plugin(({ matchUtilities }) => {
  const values = Object.fromEntries(names.flatMap((name) => [name, name + FILLED]).map((name) => [name, name]))
  matchUtilities({ lucide: (name) => ({ '--icon': drawing(name) }) }, { values })
})
