import type { ActivitySheet, SheetSection } from '#app/domain/activity-sheet.ts'
import { SectionContent } from './section-contents.tsx'

type Side = [title: string, sheet: ActivitySheet]

/** Two texts of a section, side by side. */
export function SideBySide({ section, left, right }: { section: SheetSection; left: Side; right: Side }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {[left, right].map(([title, sheet]) => (
        <section key={title} aria-label={title} className="min-w-0 rounded-md border border-line bg-surface p-4">
          <p className="mb-2 font-semibold text-ink-2 text-sm">{title}</p>
          <SectionText section={section} sheet={sheet} />
        </section>
      ))}
    </div>
  )
}

/** Any section as it is read, the title and the safety included. */
export function SectionText({ section, sheet }: { section: SheetSection; sheet: Partial<ActivitySheet> }) {
  if (section === 'titre') return <p className="font-display font-semibold text-xl">{sheet.titre}</p>
  if (section !== 'securite') return <SectionContent section={section} sheet={sheet} />
  if (!sheet.securite) return null
  const { dangersAEliminer, risquesAcceptes, allergies } = sheet.securite
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {[...dangersAEliminer, ...risquesAcceptes, ...allergies].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
