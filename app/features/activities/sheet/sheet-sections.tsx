import { clsx } from 'clsx'
import {
  type ActivitySheet,
  isEmptySection,
  LIVED_SECTIONS,
  type SafetyReport,
  SHEET_SECTIONS,
  WHY_SECTIONS,
} from '#app/domain/activity-sheet.ts'
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { SectionBlock } from '#app/ui/page/section-block.tsx'
import { sheetWords } from '#content/pages/activities.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import type { SheetEditing } from './edit/use-sheet-editing.tsx'
import type { HeadingLevel } from './safety-points.tsx'
import { SafetySection } from './safety-section.tsx'
import { type BodySection, SectionContent } from './section-contents.tsx'

type SheetSectionsProps = {
  sheet: Partial<ActivitySheet>
  /** While the sheet is being generated, missing sections show their title over a placeholder. */
  isStreaming?: boolean
  report?: SafetyReport | undefined
  level?: HeadingLevel
  /** On its own page, where it can be changed. */
  editing?: Pick<SheetEditing, 'actions' | 'editor'>
}

/** The sections of a sheet, each as its kind is read. */
export function SheetSections({ sheet, isStreaming = false, report, level = 2, editing }: SheetSectionsProps) {
  const section = (name: BodySection) => {
    const isExpected = isStreaming && name !== 'observationDepart'
    const value = sheet[name]
    const editor = editing?.editor(name)
    const actions = editing?.actions(name)
    // Where nothing is written yet, only who may write it sees the section.
    const isEmpty = value !== undefined && name !== 'materiel' && isEmptySection(value)
    if (!isExpected && !editor && (!value || (isEmpty && !actions))) return null
    return (
      <SectionBlock
        key={name}
        title={SHEET_SECTION_LABELS[name]}
        level={level}
        className={clsx(`group sheet-${name}`, isEmpty && !editor && 'print:hidden')}
        aside={actions}
      >
        {editor ||
          (isEmpty && <p className="text-ink-2 text-sm">{sheetWords.toComplete}</p>) ||
          (value ? <SectionContent section={name} sheet={sheet} /> : <SkeletonText />)}
      </SectionBlock>
    )
  }
  const safety = sheet.securite ? (
    <div key="securite" className="group mb-7 print:mb-3">
      <SafetySection
        securite={sheet.securite}
        report={report}
        level={level}
        aside={editing?.actions('securite')}
        editor={editing?.editor('securite')}
      />
    </div>
  ) : (
    isStreaming && (
      <SectionBlock key="securite" title={SHEET_SECTION_LABELS.securite} level={level}>
        <SkeletonText />
      </SectionBlock>
    )
  )
  if (editing)
    return (
      <>
        <div>{WHY_SECTIONS.map(section)}</div>
        <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
          {section('materiel')}
          {safety}
        </div>
        <div className="xl:*:first:border-t">{LIVED_SECTIONS.map(section)}</div>
      </>
    )
  return SHEET_SECTIONS.map((name) => {
    // The title is that of the page.
    if (name === 'titre') return null
    return name === 'securite' ? safety : section(name)
  })
}
