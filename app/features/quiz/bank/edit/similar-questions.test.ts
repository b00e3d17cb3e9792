import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QUESTION_BANK } from '#content/questions/bank.ts'
import { createSimilarQuestionFinder, SIMILARITY_THRESHOLD, similarity, trigrams } from './similar-questions.ts'

const between = (a: string, b: string) => similarity(trigrams(a), trigrams(b))

describe('similarity', () => {
  test.each([
    ['Que faire quand un enfant grimpe?', 'QUE FAIRE QUAND UN ENFANT GRIMPE ?'],
    ['À quel âge l’enfant marche-t-il?', "A quel age l'enfant marche t il"],
  ])('%j and %j have similarity 1', (a, b) => {
    expect(between(a, b)).toBe(1)
  })

  test('a prompt with one other word is still similar, another question is not', () => {
    const asked = 'Quel est le rôle de l’éducatrice pendant un jeu risqué dans la cour?'
    expect(between(asked, 'Quel est le rôle de l’éducatrice durant un jeu risqué dans la cour?')).toBeGreaterThan(
      SIMILARITY_THRESHOLD,
    )
    expect(between(asked, 'Que vérifie l’éducatrice avant une sortie en forêt?')).toBeLessThan(0.5)
  })

  test('empty texts have no similarity', () => {
    expect(between('', '')).toBe(0)
    expect(between('?!', 'a')).toBe(0)
  })
})

describe('the finder', () => {
  test('finds what a comparison with every question finds', () => {
    const words = fc.array(fc.constantFrom('jeu', 'risque', 'enfant', 'cour', 'neige', 'grimper', 'un', 'la', 'à'), {
      minLength: 1,
      maxLength: 9,
    })
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), words, (bank, searched) => {
        const entries = bank.map((list, id) => ({ id, prompt: list.join(' ') }))
        const prompt = searched.join(' ')
        const found = createSimilarQuestionFinder(entries)(prompt)
        const all = entries.filter((entry) => between(entry.prompt, prompt) >= SIMILARITY_THRESHOLD)
        expect(found.map(({ entry }) => entry.id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
      }),
    )
  })

  test('no two questions of the shipped bank are similar, and each finds itself', () => {
    const find = createSimilarQuestionFinder(QUESTION_BANK)
    for (const { key, prompt } of QUESTION_BANK) expect(find(prompt).map(({ entry }) => entry.key)).toEqual([key])
  })

  test('a thousand prompts are compared with five thousand questions', () => {
    const entries = Array.from({ length: 5_000 }, (_, id) => {
      const { prompt = '' } = QUESTION_BANK[id % QUESTION_BANK.length] ?? {}
      return { id, prompt: `${prompt} ${id * 7919} ${id * 104_729}` }
    })
    const find = createSimilarQuestionFinder(entries)
    const compared = entries.slice(0, 1_000).map(({ prompt }) => find(prompt).length)
    expect(compared.every((count) => count >= 1)).toBe(true)
  })
})
