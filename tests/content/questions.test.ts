import { describe, expect, it } from 'vitest'
import { QUESTION_BANK } from '#content/questions/bank.ts'
import { LINK_ANCHORS } from '#content/questions/link-anchors.ts'
import { SOURCES } from '#content/questions/sources.ts'
import { QUESTION_TOPICS } from '#content/questions/topics.ts'
import type { BankQuestion } from '#content/questions/types.ts'
import { lintFrench } from './typography.ts'

const PROGRAMS = ['PETITE_ENFANCE', 'ALEX'] as const
const ofProgram = (program: BankQuestion['program']) => QUESTION_BANK.filter((question) => question.program === program)
const ofKind = (kind: BankQuestion['kind'], questions = QUESTION_BANK) =>
  questions.filter((question) => question.kind === kind)

/** Keys of the questions that break a rule, so that a failure names them. */
const keysWhere = (broken: (question: BankQuestion) => boolean, questions: readonly BankQuestion[] = QUESTION_BANK) =>
  questions.filter(broken).map(({ key }) => key)

/** Words as a reader counts them: an apostrophe does not split, a lone sign does not count. */
const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
const normalised = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const rightOnes = (question: BankQuestion) => question.choices.filter(({ correct }) => correct)
const wrongOnes = (question: BankQuestion) => question.choices.filter(({ correct }) => !correct)
const texts = (question: BankQuestion) => [
  question.prompt,
  ...question.choices.map(({ text }) => text),
  question.explanationRight,
  question.explanationWrong,
  question.source,
]
const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length

describe.each(PROGRAMS)('the %s bank', (program) => {
  const questions = ofProgram(program)

  it('holds at least 60 questions, and at least five on every topic', () => {
    expect(questions.length).toBeGreaterThanOrEqual(60)
    for (const topic of Object.keys(QUESTION_TOPICS[program])) {
      expect([topic, questions.filter((question) => question.topic === topic).length >= 5]).toEqual([topic, true])
    }
    expect(keysWhere(({ topic }) => !(topic in QUESTION_TOPICS[program]), questions)).toEqual([])
  })

  it('mixes the kinds and the difficulties', () => {
    for (const kind of ['single', 'multiple', 'true-false'] as const) {
      expect([kind, ofKind(kind, questions).length >= 8]).toEqual([kind, true])
    }
    const level = (difficulty: number) =>
      share(
        questions.filter((question) => question.difficulty === difficulty),
        questions,
      )
    expect(level(1)).toBeGreaterThan(0.25)
    expect(level(1)).toBeLessThan(0.42)
    expect(level(2)).toBeGreaterThan(0.4)
    expect(level(2)).toBeLessThan(0.6)
    expect(level(3)).toBeGreaterThan(0.1)
    expect(level(1) + level(2) + level(3)).toBeCloseTo(1)
  })

  it('cannot be guessed from where the answer stands, nor from its length', () => {
    const singles = ofKind('single', questions)
    for (const position of [0, 1, 2, 3]) {
      const there = singles.filter(({ choices }) => choices[position]?.correct)
      expect(share(there, singles)).toBeLessThanOrEqual(0.45)
    }
    const length = (right: boolean) => (question: BankQuestion) =>
      (right ? rightOnes(question) : wrongOnes(question)).map(({ text }) => text.length)
    const longest = singles.filter((q) => Math.max(...length(true)(q)) > Math.max(...length(false)(q)))
    const shortest = singles.filter((q) => Math.max(...length(true)(q)) < Math.min(...length(false)(q)))
    expect(share(longest, singles)).toBeLessThan(0.45)
    expect(share(shortest, singles)).toBeLessThan(0.45)

    const statements = ofKind('true-false', questions)
    const truths = statements.filter((question) => rightOnes(question)[0]?.key === 'vrai')
    expect(share(truths, statements)).toBeGreaterThan(0.35)
    expect(share(truths, statements)).toBeLessThan(0.65)
  })
})

describe('every question', () => {
  it('has a key and a prompt of its own', () => {
    const keys = QUESTION_BANK.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter((key) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key))).toEqual([])
    const prompts = QUESTION_BANK.map(({ prompt }) => normalised(prompt))
    expect(prompts.filter((prompt, i) => prompts.indexOf(prompt) !== i)).toEqual([])
  })

  it('asks a question, or states something to judge, in few words', () => {
    expect(keysWhere(({ kind, prompt }) => !prompt.endsWith(kind === 'true-false' ? '.' : '?'))).toEqual([])
    expect(keysWhere(({ prompt }) => wordCount(prompt) > 45)).toEqual([])
  })

  it('offers three or four distinct options, in words of similar length', () => {
    const open = QUESTION_BANK.filter(({ kind }) => kind !== 'true-false')
    expect(keysWhere(({ choices }) => choices.length < 3 || choices.length > 4, open)).toEqual([])
    expect(
      keysWhere(({ choices }) => new Set(choices.map(({ text }) => normalised(text))).size < choices.length, open),
    ).toEqual([])
    expect(
      keysWhere(({ choices }) => choices.map(({ key }) => key).join('') !== 'abcd'.slice(0, choices.length), open),
    ).toEqual([])
    expect(keysWhere(({ choices }) => choices.some(({ text }) => /[.;,]$/.test(text)), open)).toEqual([])
    expect(
      keysWhere(({ choices }) => {
        const lengths = choices.map(({ text }) => text.length)
        return Math.max(...lengths) > 24 && Math.max(...lengths) > 1.8 * Math.min(...lengths)
      }, open),
    ).toEqual([])
  })

  it('says which options are right, as its kind demands', () => {
    expect(keysWhere((question) => rightOnes(question).length !== 1, ofKind('single'))).toEqual([])
    expect(keysWhere((question) => rightOnes(question).length !== 1, ofKind('true-false'))).toEqual([])
    expect(
      keysWhere(({ choices }) => choices.map(({ text }) => text).join() !== 'Vrai,Faux', ofKind('true-false')),
    ).toEqual([])
    expect(
      keysWhere((question) => rightOnes(question).length < 2 || wrongOnes(question).length < 1, ofKind('multiple')),
    ).toEqual([])
  })

  it('says in its wording when several options are right', () => {
    const plural = /(?<!\p{L})(?:les)?quel(?:le)?s(?!\p{L})/iu
    expect(keysWhere(({ prompt }) => !plural.test(prompt), ofKind('multiple'))).toEqual([])
  })

  it('does not give its answer away', () => {
    const meanWrong = (question: BankQuestion) =>
      wrongOnes(question).reduce((sum, { text }) => sum + text.length, 0) / wrongOnes(question).length
    expect(
      keysWhere((question) => (rightOnes(question)[0]?.text.length ?? 0) > 1.5 * meanWrong(question), ofKind('single')),
    ).toEqual([])

    const longWords = (text: string) => new Set(normalised(text).match(/\p{L}{6,}/gu) ?? [])
    const echoes = (question: BankQuestion) => {
      const prompt = longWords(question.prompt)
      const elsewhere = longWords(
        wrongOnes(question)
          .map(({ text }) => text)
          .join(' '),
      )
      const right = longWords(
        rightOnes(question)
          .map(({ text }) => text)
          .join(' '),
      )
      return [...right].some((word) => prompt.has(word) && !elsewhere.has(word))
    }
    expect(keysWhere(echoes, ofKind('single'))).toEqual([])
  })

  it('explains both ways in at most 60 words, differently, and blames nobody', () => {
    const both = (question: BankQuestion) => [question.explanationRight, question.explanationWrong]
    expect(
      keysWhere((question) => both(question).some((text) => wordCount(text) > 60 || wordCount(text) < 15)),
    ).toEqual([])
    expect(
      keysWhere(
        ({ explanationRight, explanationWrong }) => normalised(explanationRight) === normalised(explanationWrong),
      ),
    ).toEqual([])
    const blame =
      /(?<!\p{L})(?:faux|erreur|mauvaise réponse|vous auriez dû|malheureusement|bravo)(?!\p{L})[^.]*!|vous avez (?:échoué|tort)/iu
    expect(keysWhere((question) => both(question).some((text) => blame.test(text)))).toEqual([])
  })

  it('cites a known source and leads to a known passage', () => {
    const sources: readonly string[] = Object.values(SOURCES)
    expect(keysWhere(({ source }) => !sources.includes(source))).toEqual([])
    expect(
      keysWhere(({ link }) => {
        const anchors: readonly string[] = LINK_ANCHORS[link.to]
        return !anchors.includes(link.anchor)
      }),
    ).toEqual([])
    for (const anchors of Object.values(LINK_ANCHORS)) expect(new Set(anchors).size).toBe(anchors.length)
  })
})

describe('the words', () => {
  /** Banned in every question: catch-all options, outdated or foreign terms, doses, unchecked facts. */
  const BANNED: Record<string, RegExp> = {
    'catch-all option': /toutes? ces réponses|aucune de ces réponses|toutes les réponses|les deux réponses/iu,
    'outdated term': /AÉPQ|premier agent|(?<!\p{L})RSG(?!\p{L})|programme Alex|annexe II/iu,
    'norm about a child': /(?<!\p{L})a?norma(?:l|le|ux|les)(?!\p{L})/iu,
    'working mark in brackets': /\[[^\]]*\]/u,
    dose: /\d\s*(?:mg|milligrammes?)(?!\p{L})/iu,
    'unchecked rule': /acétaminophène|DEET|icaridine|15 décembre|15 juin|1\/\d|article (?!39$)\d/iu,
    'emphatic praise or blame': /!!|(?<!\p{L})Faux\s?!/u,
  }
  it.each(Object.entries(BANNED))('hold no %s', (_, pattern) => {
    expect(keysWhere((question) => texts(question).some((text) => pattern.test(text)))).toEqual([])
  })

  it('follow the typography of Québec', () => {
    expect(
      QUESTION_BANK.flatMap((question) =>
        texts(question).flatMap((text) =>
          lintFrench(text).map(({ rule, excerpt }) => `${question.key} ${rule} ${excerpt}`),
        ),
      ),
    ).toEqual([])
  })

  it('leave negative stems out', () => {
    expect(keysWhere(({ prompt }) => /n’(?:est|en fait) pas (?:un|une|partie)[^.]*\?$/u.test(prompt))).toEqual([])
  })

  it('give no threshold of cold without the policy of the service', () => {
    const degrees = QUESTION_BANK.filter((question) => /-\d+\s°C/u.test(texts(question).join(' ')))
    expect(
      keysWhere(
        ({ explanationRight, explanationWrong }) =>
          !(/politique/.test(explanationRight) && /politique/.test(explanationWrong)),
        degrees,
      ),
    ).toEqual([])
  })
})
