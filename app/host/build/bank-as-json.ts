import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const BANK = '/content/activities/sheets.ts'
/** In the build of the server, beside the modules that read it. */
const FILE = 'assets/sheets.json'

/**
 * Makes of the bank of sheets, ten megabytes of data, a file that the server reads when it starts: the text of a module stays
 * in memory beside what it says, and is compiled.
 */
export function bankAsJson(): Plugin {
  let bank: Record<string, unknown> = {}
  return {
    name: 'brindille:bank-as-json',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async load(id) {
      if (!id.endsWith(BANK)) return null
      bank = await import(pathToFileURL(id).href)
      return `
        import { readFileSync } from 'node:fs'
        const file = new URL('../${FILE}', import.meta.url)
        export const { ${Object.keys(bank).join(', ')} } = JSON.parse(readFileSync(file, 'utf8'))`
    },
    async writeBundle({ dir = '' }) {
      await writeFile(join(dir, FILE), JSON.stringify(bank))
    },
  }
}
