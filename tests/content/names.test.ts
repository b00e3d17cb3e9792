import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foldText } from '#app/lib/french/fold-text.ts'
import { childNamesIn } from '#app/lib/personal-data/child-names.ts'
import { loadFrenchWords } from '#app/server/french-words.server.ts'
import { INTEREST_WORDS, KINDRED_WORDS } from '#content/activities/interest-words.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { MOMENT_WORDS, SUBJECT_WORDS, THEME_WORDS } from '#content/activities/theme-words.ts'
import { MATERIALS, THEMES } from '#content/reference.ts'
import { frenchStrings } from './french-strings.ts'

/** Names of adults, of products and of songs in the content, which are not sent to a model. */
const ALLOWED = new Set(
  (
    'Alex Rosalie rosalie Gagnon Boelen Clouâtre Gadais AboutKidsHealth LibreOffice Sheets Microsoft Authenticator ' +
    'Avignon Colas Dagobert Jean Petit Zing zing glou slurp bour ratatam'
  ).split(' '),
)

test('no word of the content is taken for the name of a child', async () => {
  const isWord = await loadFrenchWords()
  const paths = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/^(?:first-names|proper-nouns)\.ts$|^safety\/concepts\//.test(path))
    .map((path) => `content/${path}`)
  const texts = paths.flatMap((path) => frenchStrings(path, readFileSync(path, 'utf8')).map(({ text }) => text))
  expect(texts.length).toBeGreaterThan(5_000)
  const mistaken = texts.flatMap((text) =>
    childNamesIn(text, isWord)
      .filter(({ text: name }) => !ALLOWED.has(name))
      .map(({ text: name }) => `${name} : ${text.slice(0, 80)}`),
  )
  expect(mistaken).toEqual([])
})

test('nothing that calls for a sheet or a theme is taken for the name of a child, but first names', async () => {
  const isWord = await loadFrenchWords()
  const phrases = [
    ...SHEETS.flatMap(({ calls, seen }) => [...calls, ...seen]),
    ...Object.keys(INTEREST_WORDS),
    ...Object.keys(KINDRED_WORDS),
    ...[INTEREST_WORDS, KINDRED_WORDS, THEME_WORDS, SUBJECT_WORDS, MOMENT_WORDS].flatMap((words) =>
      Object.values(words).flat(),
    ),
  ]
  expect(phrases.length).toBeGreaterThan(5_000)
  const mistaken = phrases.flatMap((phrase) => childNamesIn(phrase, isWord).map(({ folded }) => folded))
  expect([...new Set(mistaken)].toSorted()).toEqual(['kim', 'valentin'])
})

test('what calls for a sheet stands there with its accents: a theme typed without them is shown as it is written', async () => {
  const isWord = await loadFrenchWords()
  const calls = new Set(SHEETS.flatMap(({ calls }) => calls))
  const accented = new Set([...calls].filter((call) => call.toLowerCase() !== foldText(call)).map(foldText))
  // « marche » and « marché » are two words.
  const bare = [...calls].filter((call) => accented.has(call) && !isWord(call))
  expect(bare).toEqual([])
})

test('no theme or material is taken for the name of a child, in any case', async () => {
  const isWord = await loadFrenchWords()
  const names = [...THEMES, ...MATERIALS].flatMap(({ name }) => [name, name.toLowerCase(), name.toUpperCase()])
  expect(names.filter((name) => childNamesIn(name, isWord).length > 0)).toEqual([])
})
