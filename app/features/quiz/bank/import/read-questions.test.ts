import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { importSentences } from '#content/pages/question-bank.ts'
import { QUESTION_BANK } from '#content/questions/bank.ts'
import { normaliseQuestion } from '../edit/normalise-question.ts'
import type { QuestionContent } from '../schema.ts'
import type { FileQuestion } from './question-cells.ts'
import { formatQuestionsGift } from './question-gift.ts'
import { formatQuestionsMoodle } from './question-moodle.ts'
import { readQuestions } from './read-questions.ts'

const KINDS = { single: 'SINGLE', multiple: 'MULTIPLE', 'true-false': 'TRUE_FALSE' } as const

const BANK: FileQuestion[] = QUESTION_BANK.map(({ key: _key, kind, choices, ...question }, at) => ({
  id: `019a0000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  status: at % 3 ? 'READY' : 'ARCHIVED',
  content: { ...question, kind: KINDS[kind], choices: choices as QuestionContent['choices'] },
}))
const [first] = BANK
if (!first) throw new Error('The bank is empty')

function linesOf(text: string) {
  const read = readQuestions(text)
  if (!read.ok) throw new Error(read.sentence)
  return read.lines
}

describe.each([
  ['GIFT', formatQuestionsGift],
  ['XML', formatQuestionsMoodle],
])('a bank in %s', (_, format) => {
  const readBack = (questions: FileQuestion[]) =>
    linesOf(format(questions)).map((line) =>
      line.ok ? { id: line.id, status: line.status, content: line.content } : line,
    )

  test('gives the whole shipped bank back, identically', () => {
    expect(readBack(BANK)).toEqual(BANK)
  })

  test('gives back whatever was written, signs of both formats included', () => {
    const nasty = fc
      .string({ unit: fc.constantFrom(...'=~#{}:\\/%[]$<>&;"\'\n-', 'TRUE', '//', '::', '->', 'é', ' ', '0', '<p>') })
      .map((text) => text.slice(0, 60).trim())
    fc.assert(
      fc.property(nasty, nasty, nasty, fc.subarray([0, 1, 2]), (a, b, c, right) => {
        const content = normaliseQuestion({
          ...first.content,
          kind: 'MULTIPLE',
          prompt: `${a}x`,
          choices: (['a', 'b', 'c'] as const).map((key, at) => ({
            key,
            text: `${[a, b, c][at]}y`,
            correct: right.includes(at),
          })),
          explanationRight: b,
          explanationWrong: c,
          source: a,
        })
        expect(readBack([{ ...first, content }])).toEqual([{ ...first, content }])
      }),
    )
  })
})

const CATEGORY = '$course$/top/Petite enfance/Santé et sécurité'

test('a GIFT file written by hand is read, and what the bank cannot hold is said question by question', () => {
  const lines = linesOf(`// Notes de cours
$CATEGORY: ${CATEGORY}

::Mains::Quand lave-t-on les mains? {
  ~Seulement le soir # Les microbes voyagent toute la journée.

  =Avant le repas # Oui \\: avant de manger.
  ~Jamais
}

Le soleil se couche à l’est. {F#Regardez l’horizon.#Bien vu.}

Deux et deux font {=4 =quatre}
`)
  expect(lines.map((line) => [line.line, line.ok || line.errors.includes(importSentences.otherKind)])).toEqual([
    [4, false],
    [11, false],
    [13, true],
  ])
  // Without a difficulty, which Moodle does not know, nothing else is missing.
  for (const line of lines.slice(0, 2))
    expect(line).toMatchObject({ ok: false, errors: [expect.stringMatching(/difficulté/i)] })
})

test('an XML file of Moodle, with HTML and the right answer first, is read', () => {
  const lines = linesOf(`<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="category"><category><text>${CATEGORY}</text></category></question>
  <question type="truefalse">
    <name><text>Gel</text></name>
    <questiontext format="html"><text><![CDATA[<p>On glisse <b>assis</b> &amp; face à la pente.</p>]]></text></questiontext>
    <answer fraction="0" format="moodle_auto_format"><text>false</text><feedback format="html"><text>Assis, oui.</text></feedback></answer>
    <answer fraction="100" format="moodle_auto_format"><text>true</text><feedback format="html"><text>C’est ça.</text></feedback></answer>
    <tags><tag><text>difficulte=Facile</text></tag></tags>
  </question>
  <question type="essay"><questiontext format="html"><text>Racontez.</text></questiontext></question>
</quiz>`)
  expect(lines[0]).toMatchObject({
    ok: true,
    content: {
      kind: 'TRUE_FALSE',
      prompt: 'On glisse assis & face à la pente.',
      choices: [
        { key: 'vrai', correct: true },
        { key: 'faux', correct: false },
      ],
      explanationRight: 'C’est ça.',
      explanationWrong: 'Assis, oui.',
    },
  })
  expect(lines[1]).toMatchObject({ ok: false, errors: [importSentences.otherKind] })
})

test('an XML file that is cut, or no bank, is refused in a sentence', () => {
  for (const text of ['<?xml version="1.0"?><quiz><question>', '<?xml version="1.0"?><html/>'])
    expect(readQuestions(text)).toEqual({ ok: false, sentence: importSentences.xml })
})

test('an XML file with entities of its own is refused: they may stand for another file, or for a billion words', () => {
  const question = '<question type="truefalse"><questiontext><text>&own;</text></questiontext></question>'
  for (const entities of ['<!ENTITY own SYSTEM "file:///etc/passwd">', '<!ENTITY own "mot">'])
    expect(readQuestions(`<?xml version="1.0"?><!DOCTYPE quiz [${entities}]><quiz>${question}</quiz>`)).toEqual({
      ok: false,
      sentence: importSentences.xml,
    })
})
