import { describe, expect, test } from 'vitest'
import { AUDIT_ACTIONS } from '#content/pages/audit-log.ts'
import { detailsText, entrySentence } from './words.ts'

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

describe('an entry as a sentence', () => {
  const louise = { id: '1', name: 'Louise Bergeron', email: 'louise@exemple.test' }
  const camille = { id: '2', name: 'Camille Roy', email: 'camille@exemple.test' }
  const daycare = { id: '3', name: 'CPE Les Mésanges' }
  const entry = { action: 'teacher.invited', actor: louise, target: camille, daycare, details: {} }
  const read = (change: Partial<Parameters<typeof entrySentence>[0]>) =>
    entrySentence({ ...entry, ...change })
      .map(({ text }) => text)
      .join('')

  test('names who acts and on whom', () => {
    expect(read({})).toBe('Louise Bergeron a invité Camille Roy dans l’équipe')
    expect(read({ action: 'daycare.seatsChanged' })).toBe(
      'Louise Bergeron a changé le nombre de places de CPE Les Mésanges',
    )
    expect(entrySentence(entry).filter(({ isName }) => isName)).toHaveLength(2)
  })

  test('says so when an account is gone, when nobody acts, and why a call was refused', () => {
    expect(read({ actor: { id: '1', name: '', email: '' }, target: null })).toBe(
      'Une personne effacée ou inconnue a invité une personne effacée ou inconnue dans l’équipe',
    )
    expect(read({ action: 'link.created', actor: null })).toBe('Un lien de connexion a été demandé pour Camille Roy')
    expect(read({ action: 'call.refused', actor: null })).toBe('Une action a été refusée à une personne sans session')
    expect(read({ action: 'call.refused', details: { code: 'FORBIDDEN' } })).toBe(
      'Louise Bergeron a demandé une action qui ne lui est pas permise',
    )
    expect(read({ action: 'of.aFormerVersion' })).toBe('Louise Bergeron\u00A0: of.aFormerVersion')
  })

  test.each(Object.keys(AUDIT_ACTIONS))('%s leaves no mark unreplaced', (action) => {
    expect(read({ action })).not.toMatch(/[{}]/)
  })
})
