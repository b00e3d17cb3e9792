import { describe, expect, it } from 'vitest'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { advance, announcement, begin, type GenerationState, lose, refuse } from './generation-state.ts'

const criteria: ActivityCriteria = {
  ageGroups: ['AGE_3_YEARS_4_YEARS'],
  developments: ['DEVELOPMENT_COGNITIVE'],
  themes: [],
  materials: [],
  place: 'YARD',
  season: 'AUTUMN',
  durationMinutes: 20,
}
const start = () => begin('a', criteria)
const failure = { sentence: 'Réessayez.', reference: '503-ABCDEF', near: [] }

describe('the state of a generation', () => {
  it('fills in section by section, a later value replacing the earlier one', () => {
    const title = advance(start(), { type: 'section', key: 'titre', value: 'Feuilles' })
    const both = advance(title, { type: 'section', key: 'objectifs', value: ['Trier'] })
    const changed = advance(both, { type: 'section', key: 'titre', value: 'Écorces' })
    expect(changed).toMatchObject({ phase: 'running', sheet: { titre: 'Écorces', objectifs: ['Trier'] } })
  })

  it('says when the rules are reading', () => {
    const checking = advance(start(), { type: 'status', step: 'checking' })
    expect(checking).toMatchObject({ phase: 'running', isChecking: true })
  })

  it('keeps the request and what was received, whatever the end', () => {
    const title = advance(start(), { type: 'section', key: 'titre', value: 'Feuilles' })
    const ends: GenerationState[] = [
      advance(title, { type: 'error', ...failure, stopped: true }),
      advance(title, { type: 'error', ...failure, stopped: false }),
      refuse(title, failure),
      lose(title),
    ]
    expect(ends.map(({ phase }) => phase)).toEqual(['stopped', 'failed', 'failed', 'lost'])
    for (const end of ends) expect(end).toMatchObject({ id: 'a', criteria, sheet: { titre: 'Feuilles' } })
    for (const end of ends) expect(advance(end, { type: 'section', key: 'titre', value: '?' })).toBe(end)
  })

  it('announces the beginning and the end, not the parts', () => {
    const part = advance(start(), { type: 'section', key: 'titre', value: 'Feuilles' })
    expect(announcement(null)).toBe('')
    expect(announcement(start())).toBe('Génération en cours')
    expect(announcement(part)).toBe(announcement(start()))
  })
})
