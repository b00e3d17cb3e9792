import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCENES } from './scenes.ts'

/*
 * `npm run draw` draws every scene into public/images; `npm run draw -- name…` only those named. The files are
 * committed, and a test compares them with the scenes: building the application does not run this.
 */

const IMAGES = join(import.meta.dirname, '../../public/images')

const wanted = process.argv.slice(2)
for (const [folder, scenes] of Object.entries(SCENES)) {
  mkdirSync(join(IMAGES, folder), { recursive: true })
  for (const [name, draw] of Object.entries(scenes)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const svg = draw()
    writeFileSync(join(IMAGES, folder, `${name}.svg`), svg)
    console.log(`${folder}/${name}.svg : ${(Buffer.byteLength(svg) / 1024).toFixed(1)} ko`)
  }
}
