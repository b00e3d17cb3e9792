import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { sheetAtHome } from '#app/features/activities/bank/sheet-in-situation.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import { SheetSections } from './sheet-sections.tsx'

/** The text on screen: the markup without its tags. */
function renderText(sheet: Partial<ActivitySheet>, isStreaming = false): string {
  return renderToStaticMarkup(<SheetSections sheet={sheet} isStreaming={isStreaming} />)
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

/** Every text of a sheet, without the codes of its closed lists and the title, which the page shows. */
function* textsOf(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string' && !['domaine', 'role', 'moment', 'pour', 'supervision', 'titre'].includes(key))
    yield value
  else if (value && typeof value === 'object')
    for (const [name, item] of Object.entries(value)) yield* textsOf(item, name)
}

describe('a sheet on screen', () => {
  it.each(SHEETS.map((it) => [it.key, sheetAtHome(it)] as const))(
    '%s shows all its texts and no code',
    (_key, sheet) => {
      const shown = renderText(sheet)
      for (const text of textsOf(sheet)) expect(shown).toContain(text)
      expect(shown).not.toMatch(/\*\*|[{}[\]#]|\\n|\b(?:undefined|null)\b|palier\d|_moteur|besoins_/)
    },
  )

  it('shows every title while it is generated, and only the sections it has when that has stopped', () => {
    const titles = Object.entries(SHEET_SECTION_LABELS).filter(([key]) => !['titre', 'observationDepart'].includes(key))
    const streaming = renderText({ objectifs: ['Trier'] }, true)
    for (const [, title] of titles) expect(streaming).toContain(title)
    const stopped = renderText({ objectifs: ['Trier'] })
    expect(stopped).toContain('Trier')
    expect(stopped).not.toContain(SHEET_SECTION_LABELS.securite)
  })
})
