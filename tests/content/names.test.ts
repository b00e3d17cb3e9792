import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { childNamesIn } from '#app/lib/personal-data/child-names.ts'
import { frenchWords } from '#app/server/french-words.server.ts'
import { MATERIALS, THEMES } from '#content/reference.ts'
import { frenchStrings } from './french-strings.ts'

/** Adults who are quoted or given as an example, and what computers are called: nothing that goes to a model. */
const OTHERS = new Set(
  'Alex Rosalie rosalie Gagnon Boelen Clouâtre Gadais AboutKidsHealth LibreOffice Sheets'.split(' '),
)

test('no word of what is written for her is taken for the name of a child', async () => {
  const isWord = await frenchWords()
  const paths = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/^(?:first-names|proper-nouns)\.ts$/.test(path))
    .map((path) => `content/${path}`)
  const texts = paths.flatMap((path) => frenchStrings(path, readFileSync(path, 'utf8')).map(({ text }) => text))
  expect(texts.length).toBeGreaterThan(5_000)
  const taken = texts.flatMap((text) =>
    childNamesIn(text, isWord)
      .filter(({ text: name }) => !OTHERS.has(name))
      .map(({ text: name }) => `${name} : ${text.slice(0, 80)}`),
  )
  expect(taken).toEqual([])
})

test('no theme or material of the lists is, also typed without its capital', async () => {
  const isWord = await frenchWords()
  const names = [...THEMES, ...MATERIALS].flatMap(({ name }) => [name, name.toLowerCase(), name.toUpperCase()])
  expect(names.filter((name) => childNamesIn(name, isWord).length > 0)).toEqual([])
})
