import type { ReactNode } from 'react'
import type { ActivitySheet, SafetyReport } from '#app/domain/activity-sheet.ts'
import { SafetyBox } from '#app/ui/activity/safety-box.tsx'
import { SUPERVISION_LABELS, SUPERVISION_NOTE } from '#content/sheet-labels.ts'
import { type HeadingLevel, SafetyPoints, SUBHEADINGS } from './safety-points.tsx'

/** The safety of an activity, and what the safety rules have checked. Never collapsed, always printed. */
export function SafetySection({
  securite,
  report,
  level,
  aside,
  editor,
}: {
  securite: ActivitySheet['securite']
  report?: SafetyReport | undefined
  level: HeadingLevel
  /** Actions of this section, beside its title. */
  aside?: ReactNode
  /** The editor of this section, in the place of its text while it is open. */
  editor?: ReactNode
}) {
  const { supervision, risquesAcceptes, dangersAEliminer, allergies } = securite
  const { title, meaning } = SUPERVISION_LABELS[supervision]
  return (
    <SafetyBox level={level}>
      {aside && <div className="no-print -mt-12 mb-2 flex justify-end">{aside}</div>}
      {editor}
      <div className="flex flex-col gap-4 print:gap-2" hidden={Boolean(editor)}>
        <p>
          <strong className="font-semibold">{title}.</strong> {meaning}{' '}
          <span className="text-ink-2">{SUPERVISION_NOTE}</span>
        </p>
        <div className="fit-grid gap-4 print:gap-2">
          <Points level={level} title="Dangers à éliminer" points={dangersAEliminer} />
          <Points level={level} title="Risques acceptés" points={risquesAcceptes} />
          <Points level={level} title="Allergies" points={allergies} />
        </div>
        {report && <SafetyPoints level={level} report={report} />}
      </div>
    </SafetyBox>
  )
}

function Points({ title, points, level }: { title: string; points: readonly string[]; level: HeadingLevel }) {
  const Heading = SUBHEADINGS[level]
  if (points.length === 0) return null
  return (
    <div>
      <Heading className="mb-1 font-semibold text-sm">{title}</Heading>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {points.map((point) => (
          <li key={point} className="break-inside-avoid">
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}
