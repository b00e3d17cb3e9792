import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SCENES } from '#content/drawings/scenes.ts'

const IMAGES = join(import.meta.dirname, '../../public/images')

describe.each(Object.entries(SCENES))('public/images/%s', (folder, scenes) => {
  it('holds the drawing of every scene as `npm run draw` makes it, and nothing else', () => {
    const drawn = Object.entries(scenes).map(([name, draw]) => [`${name}.svg`, draw()])
    const stored = readdirSync(join(IMAGES, folder)).map((file) => [
      file,
      readFileSync(join(IMAGES, folder, file), 'utf8'),
    ])
    expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(drawn))
  })
})
