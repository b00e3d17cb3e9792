import { expect, test } from 'vitest'
import { QUESTION_BANK } from '#content/questions/bank.ts'
import { durationInWords, percent, scoreInWords, statsInWords, topicLabel } from './quiz-words.ts'

const spaced = (text: string) => text.replaceAll('\u00A0', ' ')

test('scores agree with their number', () => {
  expect([0, 1, 7].map((right) => spaced(scoreInWords(right, 10)))).toEqual([
    '0 bonne réponse sur 10',
    '1 bonne réponse sur 10',
    '7 bonnes réponses sur 10',
  ])
})

test('statistics are a sentence', () => {
  expect(spaced(statsInWords(42, 31))).toBe(
    spaced('Vous avez répondu à 42 questions. 31 réponses étaient justes, soit 74 %.'),
  )
  expect(spaced(statsInWords(1, 1))).toBe(spaced('Vous avez répondu à 1 question. 1 réponse était juste, soit 100 %.'))
})

test('nothing answered is 0 %', () => {
  expect(spaced(percent(0, 0))).toBe(spaced('0 %'))
})

test('durations are whole minutes', () => {
  expect([0, 61_000, 360_000].map(durationInWords).map(spaced)).toEqual(['1 minute', '1 minute', '6 minutes'])
})

test('every topic of the bank has a label', () => {
  for (const { program, topic } of QUESTION_BANK) expect(topicLabel(program, topic)).not.toBe(topic)
  expect(topicLabel('ALEX', 'inconnu')).toBe('inconnu')
  expect(topicLabel('ALEX', 'constructor')).toBe('constructor')
})
