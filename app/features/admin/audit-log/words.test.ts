import { expect, test } from 'vitest'
import { detailsText } from './words.ts'

test.each([
  [{ from: 12, to: 15 }, 'de 12 à 15'],
  [{ answers: 3, from: 'a,b', to: 'b' }, 'réponses recomptées\u00A0: 3 · de a,b à b'],
  [{ from: 12 }, 'de\u00A0: 12'],
  [{ fn: 'managers_deleteManager', code: 'FORBIDDEN' }, 'fonction\u00A0: managers_deleteManager · pas le droit'],
  [{ daycares: 0 }, 'aucun milieu'],
  [{ fields: '', daycares: 2 }, 'milieux\u00A0: 2'],
  [{}, ''],
])('%j reads « %s »', (details, text) => {
  expect(detailsText({ details })).toBe(text)
})
