import type { ActivitySheet, SafetyReport } from '#app/domain/activity-sheet.ts'
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { SectionBlock } from '#app/ui/page/section-block.tsx'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import type { SheetEditing } from './edit/use-sheet-editing.tsx'
import type { Level } from './safety-points.tsx'
import { SafetySection } from './safety-section.tsx'
import { SectionContent, type TextSection } from './section-contents.tsx'

/** Order of reading: an educator can judge early, safety comes before what follows the activity. */
const BEFORE_SAFETY = [
  'observationDepart',
  'intentionEducative',
  'domaines',
  'objectifs',
  'materiel',
  'preparation',
  'deroulement',
  'roleEducatrice',
  'vocabulaire',
  'adaptations',
] as const satisfies TextSection[]
const AFTER_SAFETY = ['observation', 'prolongements', 'reflexionRetroaction'] as const satisfies TextSection[]

type SheetSectionsProps = {
  sheet: Partial<ActivitySheet>
  /** While it is being written, the titles of what is missing are there already, over a grey shape. */
  isComing?: boolean
  report?: SafetyReport | undefined
  level?: Level
  /** Of the page where the sheet can be changed. */
  editing?: Pick<SheetEditing, 'tools' | 'editor'>
}

/** The sections of a sheet, each in its own manner. */
export function SheetSections({ sheet, isComing = false, report, level = 2, editing }: SheetSectionsProps) {
  const section = (name: TextSection) => {
    const isAnnounced = isComing && name !== 'observationDepart'
    const value = sheet[name]
    const editor = editing?.editor(name)
    if (!isAnnounced && !value && !editor) return null
    return (
      <SectionBlock
        key={name}
        title={SHEET_SECTION_LABELS[name]}
        level={level}
        className={`sheet-${name}`}
        aside={editing?.tools(name)}
      >
        {editor || (value ? <SectionContent section={name} sheet={sheet} /> : <SkeletonText />)}
      </SectionBlock>
    )
  }
  return (
    <>
      {BEFORE_SAFETY.map(section)}
      {sheet.securite ? (
        <div className="mb-7 print:mb-3">
          <SafetySection
            securite={sheet.securite}
            report={report}
            level={level}
            aside={editing?.tools('securite')}
            editor={editing?.editor('securite')}
          />
        </div>
      ) : (
        isComing && (
          <SectionBlock title={SHEET_SECTION_LABELS.securite} level={level}>
            <SkeletonText />
          </SectionBlock>
        )
      )}
      {AFTER_SAFETY.map(section)}
    </>
  )
}
