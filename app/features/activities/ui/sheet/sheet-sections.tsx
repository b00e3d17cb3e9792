import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import type { SafetyReport } from '#app/domain/safety-report.ts'
import { SectionBlock } from '#app/ui/section-block.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import { SHEET_SECTION_LABELS } from '#content/labels.ts'
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
  /** While it is being written some sections are missing: their titles are there already, over a grey shape. */
  sheet: Partial<ActivitySheet>
  report?: SafetyReport | undefined
  /** Of the sections' titles: 3 under a title that is itself an h2. */
  level?: 2 | 3
}

/** The sections of a sheet, each in its own manner. */
export function SheetSections({ sheet, report, level = 2 }: SheetSectionsProps) {
  return (
    <>
      {BEFORE_SAFETY.map((section) => (
        <Section key={section} section={section} value={sheet[section]} level={level} />
      ))}
      {sheet.securite ? (
        <div className="mb-7">
          <SafetySection securite={sheet.securite} report={report} level={level} />
        </div>
      ) : (
        <SectionBlock title={SHEET_SECTION_LABELS.securite} level={level}>
          <SkeletonText />
        </SectionBlock>
      )}
      {AFTER_SAFETY.map((section) => (
        <Section key={section} section={section} value={sheet[section]} level={level} />
      ))}
    </>
  )
}

type SectionProps<Name extends TextSection> = { section: Name; value: ActivitySheet[Name] | undefined; level: 2 | 3 }

function Section<Name extends TextSection>({ section, value, level }: SectionProps<Name>) {
  // Most sheets start from no observation: nothing is announced that may not come.
  if (section === 'observationDepart' && !value) return null
  return (
    <SectionBlock title={SHEET_SECTION_LABELS[section]} level={level}>
      {value === undefined ? <SkeletonText /> : <SectionContent section={section} value={value} />}
    </SectionBlock>
  )
}
