import { describe, expect, it } from 'vitest'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import {
  announcement,
  applyEvent,
  beginGeneration,
  type GenerationState,
  markFailed,
  markLost,
} from './generation-state.ts'

const criteria: ActivityCriteria = {
  ageGroups: ['AGE_3_YEARS_4_YEARS'],
  developments: ['DEVELOPMENT_COGNITIVE'],
  themes: [],
  materials: [],
  place: 'YARD',
  season: 'AUTUMN',
  durationMinutes: 20,
}
const start = () => beginGeneration('a', criteria)
const failure = { sentence: 'Réessayez.', reference: '503-ABCDEF', near: [] }

describe('the state of a generation', () => {
  it('fills in section by section, a later value replacing the earlier one', () => {
    const title = applyEvent(start(), { type: 'section', key: 'titre', value: 'Feuilles' })
    const both = applyEvent(title, { type: 'section', key: 'objectifs', value: ['Trier'] })
    const changed = applyEvent(both, { type: 'section', key: 'titre', value: 'Écorces' })
    expect(changed).toMatchObject({ phase: 'running', sheet: { titre: 'Écorces', objectifs: ['Trier'] } })
  })

  it('shows that the sheet is being checked', () => {
    const checking = applyEvent(start(), { type: 'status', step: 'checking' })
    expect(checking).toMatchObject({ phase: 'running', isChecking: true })
  })

  it('keeps the criteria and the received sections, however it ends', () => {
    const title = applyEvent(start(), { type: 'section', key: 'titre', value: 'Feuilles' })
    const ends: GenerationState[] = [
      applyEvent(title, { type: 'error', ...failure, stopped: true }),
      applyEvent(title, { type: 'error', ...failure, stopped: false }),
      markFailed(title, failure),
      markLost(title),
    ]
    expect(ends.map(({ phase }) => phase)).toEqual(['stopped', 'failed', 'failed', 'lost'])
    for (const end of ends) expect(end).toMatchObject({ id: 'a', criteria, sheet: { titre: 'Feuilles' } })
    for (const end of ends) expect(applyEvent(end, { type: 'section', key: 'titre', value: '?' })).toBe(end)
  })

  it('announces the start and the end, not the sections', () => {
    const part = applyEvent(start(), { type: 'section', key: 'titre', value: 'Feuilles' })
    expect(announcement(null)).toBe('')
    expect(announcement(start())).toBe('Génération en cours')
    expect(announcement(part)).toBe(announcement(start()))
  })
})
