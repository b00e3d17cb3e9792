import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ActivityDetail } from '../library/schema.ts'
import { ProvenanceNote } from './provenance.tsx'

const starter = {
  source: 'STARTER',
  place: 'INDOORS',
  notice: '',
  createdAt: new Date('2026-01-01'),
  editedAt: null,
  reviewedAt: null,
  bankReviewedOn: '2026-11-22',
} as unknown as ActivityDetail

const noteOf = (activity: Partial<ActivityDetail>) =>
  renderToStaticMarkup(<ProvenanceNote activity={{ ...starter, ...activity }} />)

test('a sheet of the bank says that no person wrote it, and when it was last reviewed', () => {
  expect(noteOf({})).toContain(
    'Fiche de la banque de Brindille, écrite par un modèle de langage et relue par un autre. Dernière relecture\u00A0: novembre 2026.',
  )
})

test('once a person has changed it, that holds for what she started from', () => {
  expect(noteOf({ editedAt: new Date(), editedByName: null })).toContain('D’après une fiche de la banque')
})

test('a sheet that is not from the bank says nothing of it', () => {
  expect(noteOf({ source: 'MODEL', bankReviewedOn: null, modelName: 'gpt', authorName: null })).not.toContain('banque')
})
