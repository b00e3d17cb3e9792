import type { SafetyReport, SafetyRuleResult } from '#app/domain/safety-report.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import { BELOW, type Level } from './heading-levels.ts'

/** What the safety rules checked on this sheet, what they changed, and why. */
export function SafetyPoints({ report, level }: { report: SafetyReport; level: Level }) {
  const Heading = BELOW[level]
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
      <ul className="print-inline grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {untouched.map(({ rule, label }) => (
          <li key={rule} className="flex items-baseline gap-2">
            <span aria-hidden="true" className="text-success-ink">
              ✓
            </span>
            {label}
          </li>
        ))}
      </ul>
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
              {'\u00A0'}: {before && <del>{before}</del>}{' '}
              {after ? <ins className="no-underline">{after}</ins> : 'retiré'}
            </p>
          </li>
        ))}
      </ul>
    </li>
  )
}
