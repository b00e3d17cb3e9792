import { ReportGroup } from '../reports/report-group.tsx'
import type { BankReport } from '../schema.ts'

/** What players said of this question. */
export function QuestionReports({ reports }: { reports: BankReport[] }) {
  if (reports.length === 0) return null
  return (
    <section aria-labelledby="remarques">
      <h2 id="remarques" className="mb-4 text-2xl">
        Remarques
      </h2>
      <ReportGroup reports={reports} />
    </section>
  )
}
