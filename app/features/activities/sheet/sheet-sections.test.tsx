import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { STARTERS } from '#content/activities/starters.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import { SheetSections } from './sheet-sections.tsx'

/** What is read on the screen: the markup without its tags. */
function wordsOf(sheet: Partial<ActivitySheet>, isComing = false): string {
  return renderToStaticMarkup(<SheetSections sheet={sheet} isComing={isComing} />)
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

/** Every text of a sheet, except the codes of its closed lists. */
function* textsOf(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string' && !['domaine', 'role', 'moment', 'pour', 'supervision', 'titre'].includes(key))
    yield value
  else if (value && typeof value === 'object')
    for (const [name, item] of Object.entries(value)) yield* textsOf(item, name)
}

describe('a sheet on screen', () => {
  it.each(STARTERS.map((starter) => [starter.key, starter.sheet] as const))(
    '%s shows all its words and no code',
    (_key, sheet) => {
      const words = wordsOf(sheet)
      for (const text of textsOf(sheet)) expect(words).toContain(text)
      expect(words).not.toMatch(/\*\*|[{}[\]#]|\\n|\b(?:undefined|null)\b|palier\d|_moteur|besoins_/)
    },
  )

  it('announces every title while it is written, and only what there is when it has stopped', () => {
    const titles = Object.entries(SHEET_SECTION_LABELS).filter(([key]) => !['titre', 'observationDepart'].includes(key))
    const coming = wordsOf({ objectifs: ['Trier'] }, true)
    for (const [, title] of titles) expect(coming).toContain(title)
    const stopped = wordsOf({ objectifs: ['Trier'] })
    expect(stopped).toContain('Trier')
    expect(stopped).not.toContain(SHEET_SECTION_LABELS.securite)
  })
})
