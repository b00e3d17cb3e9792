import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCENES } from './scenes.ts'

/*
 * `node app/host/drawings/build.ts [name…]` draws the illustrations of the exercises into public/images/exercises, all
 * of them or those named. The files are committed: building the application does not run this.
 */

const FOLDER = join(import.meta.dirname, '../../../public/images/exercises')

if (import.meta.main) {
  const wanted = process.argv.slice(2)
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, draw] of Object.entries(SCENES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const svg = draw()
    writeFileSync(join(FOLDER, `${name}.svg`), svg)
    console.log(`${name}.svg : ${(Buffer.byteLength(svg) / 1024).toFixed(1)} ko`)
  }
}
