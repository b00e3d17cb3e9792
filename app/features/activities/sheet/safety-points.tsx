import type { SafetyChange, SafetyReport, SafetyRuleResult } from '#app/domain/activity-sheet.ts'
import type { SafetyDoubt } from '#app/features/activities/safety/check-safety.ts'
import { openQuestions } from '#app/features/activities/safety/sheet-passages.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { editWords, questionWords, refusalWords } from '#content/pages/activity-edit.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import type { ActivityDetail } from '../library/schema.ts'

/** The safety rules that were checked on this sheet, folded on screen, and what they changed, with the reason. */
export function SafetyPoints({ report, level }: { report: SafetyReport; level: HeadingLevel }) {
  const Heading = SUBHEADINGS[level]
  if (report.rules.length === 0) return null
  const changed = report.rules.filter(({ changes }) => changes.length > 0)
  const untouched = report.rules.filter(({ changes }) => changes.length === 0)
  return (
    <div className="border-warning-line border-t pt-4">
      <Heading className="mb-2 font-semibold text-sm">Points de sécurité vérifiés</Heading>
      {changed.length > 0 && (
        <ul className="mb-3 flex flex-col gap-3">
          {changed.map((rule) => (
            <ChangedRule key={rule.rule} rule={rule} />
          ))}
        </ul>
      )}
      {untouched.length > 0 && (
        <details>
          <summary className="no-print flex min-h-11 items-center gap-2 font-semibold text-sm text-warning-ink">
            {changed.length > 0
              ? `Voir les autres points (${untouched.length})`
              : `Voir la liste (${untouched.length})`}
            <Icon as="lucide-chevron-down" size={16} />
          </summary>
          <ul className="print-inline fit-grid gap-x-6 gap-y-1 text-sm">
            {untouched.map(({ rule, label, outcome }) => (
              <li key={rule} className="flex items-baseline gap-2">
                <span aria-hidden="true" className="text-success-ink">
                  {outcome === 'asked' ? '–' : '✓'}
                </span>
                {label}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function ChangedRule({ rule: { label, changes } }: { rule: SafetyRuleResult }) {
  return (
    <li className="break-inside-avoid rounded-md border border-line bg-surface p-3 text-sm">
      <p className="font-semibold">{label}</p>
      <ul className="mt-1 flex flex-col gap-2">
        {changes.map(({ section, before, after, reason }) => (
          <li key={section + before + after}>
            <p>{reason}</p>
            <p className="text-ink-2">
              {SHEET_SECTION_LABELS[section]}
              {'\u00A0'}: {before === after ? `«\u00A0${before}\u00A0»` : <Rewording before={before} after={after} />}
            </p>
          </li>
        ))}
      </ul>
    </li>
  )
}

function Rewording({ before, after }: Pick<SafetyChange, 'before' | 'after'>) {
  return (
    <>
      {before && <del>{before}</del>} {after ? <ins className="no-underline">{after}</ins> : 'retiré'}
    </>
  )
}

/** The heading element below each level that the sections of a sheet have: 2 on its own page, 4 in the generator. */
export const SUBHEADINGS = { 2: 'h3', 4: 'h5' } as const
export type HeadingLevel = keyof typeof SUBHEADINGS

/** What the safety rules have just changed in a text that was written or proposed, with the reason. */
export function SafetyChanges({ changes }: { changes: readonly SafetyChange[] }) {
  if (changes.length === 0) return null
  return (
    <div role="status" className="rounded-md border border-warning-line bg-warning-soft p-4 text-sm text-warning-ink">
      <p className="font-semibold">{editWords.rulesChanged}</p>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
        {changes.map(({ section, before, after, reason }) => (
          <li key={section + before + after}>
            {reason} {before && <del>{before}</del>} {after && <ins className="no-underline">{after}</ins>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Above a sheet that the safety rules of today refuse: why, and what to do. Printed too. */
export function RefusalNotice({ activity: { refusals, canEdit } }: { activity: ActivityDetail }) {
  if (refusals.length === 0) return null
  return (
    <section
      aria-label={refusalWords.title}
      className="flex gap-3 rounded-lg border border-danger bg-danger-soft p-4 text-danger-ink"
    >
      <Icon as="lucide-triangle-alert" />
      <div className="flex min-w-0 flex-col gap-2">
        <p className="font-semibold">{refusalWords.title}</p>
        <p>{canEdit ? refusalWords.toEdit : refusalWords.toLeave}</p>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {refusals.map(({ section, reason }) => (
            <li key={section + reason}>{`${SHEET_SECTION_LABELS[section]}\u00A0: ${reason}`}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type OpenQuestionsProps = { activity: Pick<ActivityDetail, 'sheet' | 'safety' | 'reviewedAt'> }

/** Above a sheet that a model wrote: what a second reading asks, until a person has read it or changed it. Printed too. */
export function OpenQuestions({ activity: { sheet, safety, reviewedAt } }: OpenQuestionsProps) {
  const questions = reviewedAt ? [] : openQuestions(sheet, safety)
  if (questions.length === 0) return null
  return (
    <Banner tone="warning">
      <p className="font-semibold">{questionWords.title}</p>
      <p>{questionWords.intro}</p>
      <ul className="mt-2 list-disc pl-5">
        {questions.map(({ section, before, reason }) => (
          <li key={section + before}>{`${SHEET_SECTION_LABELS[section]}\u00A0: «\u00A0${before}\u00A0» ${reason}`}</li>
        ))}
      </ul>
    </Banner>
  )
}

type SafetyDoubtsProps = { doubts: readonly SafetyDoubt[]; onVouch: () => void }

/** What nobody but a person can judge, each with what to look at; nothing is kept before she says that she did. */
export function SafetyDoubts({ doubts, onVouch }: SafetyDoubtsProps) {
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="secondary" onClick={onVouch}>
          {editWords.vouch}
        </Button>
      }
    >
      <p>{editWords.doubts}</p>
      <ul className="mt-2 list-disc pl-5">
        {doubts.map(({ section, text, question }) => (
          <li key={`${section} ${text}`}>{`«\u00A0${text}\u00A0»\u00A0: ${question}`}</li>
        ))}
      </ul>
    </Banner>
  )
}
