import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SHEETS } from '#content/activities/sheets.ts'
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

describe('the pictures of the activity sheets', () => {
  const WEIGHT_MAX = 12 * 1024
  const illustrated = SHEETS.flatMap(({ key, picture }) => (picture === undefined ? [] : [[key, picture] as const]))

  it('belong each to a sheet that says what they show, and every such sheet has its picture', () => {
    expect(Object.keys(SCENES.activities).sort()).toEqual(illustrated.map(([key]) => key).sort())
  })

  it.each(illustrated)('%s: one sentence of 60 to 160 characters says what is to be seen', (_key, picture) => {
    expect(picture).toMatch(/^\p{Lu}[^.!?]{58,158}\.$/u)
  })

  it.each(Object.entries(SCENES.activities))('%s weighs at most 12 kB', (_key, draw) => {
    expect(Buffer.byteLength(draw())).toBeLessThanOrEqual(WEIGHT_MAX)
  })
})
