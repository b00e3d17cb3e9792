import { describe, expect, test } from 'vitest'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { LoginInput } from '#app/features/account/schema.ts'
import { subjectsNamed, themesNamed } from '#app/features/activities/bank/named-phrases.ts'
import { searchSheets } from '#app/features/activities/bank/sheet-search.ts'
import { plainInterest } from '#app/features/activities/bank/typed-names.ts'
import { CountGeneratedInput, IdeasInput } from '#app/features/activities/generator/schema.ts'
import { PartialObjectReader } from '#app/features/activities/generator/stream/generation-json.ts'
import { shorten, tidyText } from '#app/features/activities/generator/stream/tidy-text.ts'
import { searchWords } from '#app/features/activities/library/search-words.ts'
import { ReferenceNameInput } from '#app/features/activities/reference-lists/schema.ts'
import { checkSafety } from '#app/features/activities/safety/check-safety.ts'
import { checkWording } from '#app/features/activities/safety/check-wording.ts'
import { baseSheet } from '#app/features/activities/safety/fixtures/base-sheet.ts'
import { wordsOf } from '#app/features/activities/safety/french-text.ts'
import { CreateDaycareInput } from '#app/features/daycares/schema.ts'
import { findEntries } from '#app/features/guides/search/search-index.ts'
import { normaliseQuestion } from '#app/features/quiz/bank/edit/normalise-question.ts'
import { publishChecks } from '#app/features/quiz/bank/edit/publish-checks.ts'
import { trigrams } from '#app/features/quiz/bank/edit/similar-questions.ts'
import {
  escapeFormula,
  formatQuestionsCsv,
  parseQuestionsCsv,
  unescapeFormula,
} from '#app/features/quiz/bank/import/question-csv.ts'
import type { QuestionContent } from '#app/features/quiz/bank/schema.ts'
import { parsePeople } from '#app/features/team/invite/parse-people.ts'
import { chooseEncoding } from '#app/host/http/compress.ts'
import { deviceName } from '#app/lib/device-name.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { countWords, ofName } from '#app/lib/french/grammar.ts'
import { normaliseFrench } from '#app/lib/french/normalise-french.ts'
import { isPlainName, plainName } from '#app/lib/french/plain-text.ts'
import { personalDataIn, withoutNames } from '#app/lib/personal-data/personal-data.ts'
import { safeRedirect } from '#app/lib/safe-redirect.ts'
import { firstUses } from '#app/ui/terms/first-uses.ts'

/*
 * Twice the text may take twice the time, not four times: a long text of one person must not block the server for all. Only
 * times of the same run are compared, so that the speed of the machine does not matter.
 */

/** Units to repeat: runs that an expression could scan again from every position, and near matches. */
const REPEATED_UNITS: Record<string, string> = {
  'no-break spaces': '\u00A0',
  'narrow spaces': '\u202F',
  spaces: ' ',
  newlines: '\n',
  apostrophes: "'",
  letters: 'a',
  digits: '0',
  dashes: '-',
  'letters and dashes': 'a-',
  dots: '.',
  exclamations: '!',
  'opening guillemets': '«',
  'closing guillemets': '»\u00A0',
  quotes: '"',
  braces: '{',
  stars: '*',
  'at signs': 'a@',
  ordinals: '1è',
  'combining marks': '\u0301\u0316',
  'first names': ' Emma',
  'list marks': '\n- ',
  'spaces in sentences': 'a \u00A0 ; ',
}

const SIZES = [5_000, 10_000, 20_000] as const
/** Milliseconds below which a time is noise. A quadratic function takes tenths of a second at these sizes. */
const NOISE_MS = 40
const MAX_RATIO = 3

/** CPU time of this thread in milliseconds, which does not depend on the load of the machine. */
function timeOf(run: (text: string) => unknown, text: string): number {
  const from = process.threadCpuUsage()
  run(text)
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / 1000
}

/** Undefined when doubling the text never takes much more than twice the time; else a description of the times. */
function growth(run: (text: string) => unknown, unit: string): string | undefined {
  let before = Number.POSITIVE_INFINITY
  for (const size of SIZES) {
    // Spaces are put between two letters, since many functions trim first.
    const text = `${unit.trim() === '' ? 'x' : ''}${unit.repeat(size / unit.length)}x`
    const most = MAX_RATIO * Math.max(before, NOISE_MS)
    let time = timeOf(run, text)
    // One time that is too long by chance would hide how fast the next one grows.
    if (time > NOISE_MS) time = Math.min(time, timeOf(run, text))
    for (let left = 4; left > 0 && time > most; left--) time = Math.min(time, timeOf(run, text))
    if (time > most) return `${size} characters take ${Math.round(time)} ms, half of them ${Math.round(before)} ms`
    before = time
  }
  return undefined
}

const question: QuestionContent = {
  program: 'PETITE_ENFANCE',
  kind: 'SINGLE',
  topic: '',
  difficulty: 1,
  prompt: '',
  choices: [],
  explanationRight: '',
  explanationWrong: '',
  source: '',
  link: null,
}
const questionWith = (text: string): QuestionContent => ({
  ...question,
  prompt: `${text}?`,
  choices: ['a', 'b', 'c'].map((key) => ({ key, text, correct: key === 'a' })) as QuestionContent['choices'],
  explanationRight: text,
  source: text,
})
const [header = ''] = formatQuestionsCsv([]).split('\r\n')
const columns = header.split(';').length
const sheetWith = (text: string): ActivitySheet => ({ ...baseSheet, preparation: [text] })

const READERS: Record<string, (text: string) => unknown> = {
  normaliseFrench,
  foldText,
  countWords,
  personalDataIn,
  withoutNames,
  ofName,
  safeRedirect: (text) => safeRedirect(`/${text}`),
  deviceName,
  chooseEncoding,
  firstUses: (text) => firstUses([text]),
  plainName,
  isPlainName,
  tidyText,
  shorten: (text) => shorten(`${text} ${text}`, text.length),
  plainInterest,
  searchSheets,
  themesNamed,
  subjectsNamed,
  wordsOf,
  checkWording: (text) => checkWording(sheetWith(text)),
  checkSafety: (text) => checkSafety(sheetWith(text), { ageGroups: ['AGE_3_YEARS_4_YEARS'] }),
  PartialObjectReader: (text) => new PartialObjectReader().push(`{"titre": ${JSON.stringify(text)}, ${text}`),
  searchWords,
  findEntries: (text) => findEntries(text, 'TEACHER', 6),
  publishChecks: (text) => publishChecks(questionWith(text)),
  tidyQuestion: (text) => normaliseQuestion(questionWith(text)),
  trigrams,
  'cells of a CSV file': (text) => [escapeFormula(text), unescapeFormula(`'${text}`)],
  'a CSV file': (text) => parseQuestionsCsv(text),
  'a line of a CSV file': (text) => {
    const cell = `"${text.slice(-text.length / columns).replaceAll('"', '""')}"`
    return parseQuestionsCsv(`${header}\r\n${Array.from({ length: columns }, () => cell).join(';')}`)
  },
  parsePeople,
  'an e-mail address': (email) => LoginInput.safeParse({ email, password: 'x' }),
  'a time zone': (timezone) => CountGeneratedInput.safeParse({ timezone }),
  'the criteria of the generator': (text) =>
    IdeasInput.safeParse({ criteria: { themes: [text], materials: [text], observation: text } }),
  'a permit, a phone number': (text) => CreateDaycareInput.safeParse({ permitNumber: text, phone: text }),
  'a name for a list': (name) => ReferenceNameInput.safeParse({ name }),
}

describe.each(Object.keys(READERS))('%s takes twice the time for twice the text', (name) => {
  test.each(Object.keys(REPEATED_UNITS))('%s', (kind) => {
    expect(growth(READERS[name] as (text: string) => unknown, REPEATED_UNITS[kind] ?? '')).toBeUndefined()
  })
})

test('a quadratic function is found', () => {
  // Eight times, so that on a fast machine it is not below the noise.
  const quadratic = (text: string) => Array.from({ length: 8 }, () => /(?:\s+)$/u.test(text))
  expect(growth(quadratic, ' ')).toMatch(/characters take/)
})
