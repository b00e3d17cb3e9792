import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parseSettings, SECRET_SETTINGS } from '#app/server/settings.ts'
import { fromRoot } from './paths.ts'

const example = parseEnv(readFileSync(fromRoot('.env.example'), 'utf8'))

test('.env.example works as it stands: it says the defaults', () => {
  expect(parseSettings(example)).toEqual(parseSettings({}))
})

test('.env.example names every setting', () => {
  const source = readFileSync(fromRoot('app/server/settings.ts'), 'utf8')
  const names = [...source.matchAll(/^ {2}([A-Z_]{4,}): z\./gm)].map((match) => match[1])
  expect(names.length).toBeGreaterThan(15)
  expect(Object.keys(example).sort()).toEqual(names.sort())
})

test.each(['.env.example', 'README.md'])('%s names the settings that may be given as files', (path) => {
  const [, names = ''] = /se donnent aussi par fichier : ([^.]*)\./.exec(readFileSync(fromRoot(path), 'utf8')) ?? []
  expect(names.match(/[A-Z_]{4,}/g)).toEqual([...SECRET_SETTINGS])
})
