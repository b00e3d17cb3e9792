import { ActivityImage } from '#app/ui/activity/activity-image.tsx'
import { parentsWords } from '#content/pages/sheet/sheet-page.ts'
import type { ActivityDetail } from '../library/schema.ts'
import { quoted } from './section-contents.tsx'

/** Questions to go on with at home. */
const QUESTIONS = 2

/** On paper only, for parents: what the children could live and how to talk of it at home, in the words of the sheet. */
export function ParentsPaper({ activity: { title, summary, picture, sheet } }: { activity: ActivityDetail }) {
  const questions = sheet.roleEducatrice.questionsOuvertes.slice(0, QUESTIONS)
  return (
    <div className="print-only">
      <h1 className="page-title mb-2">{title}</h1>
      <p className="mb-4 text-lg">{summary}</p>
      {picture && <ActivityImage picture={picture} shape="sheet" />}
      <Part title={parentsWords.lived} lines={sheet.objectifs} />
      <Part title={parentsWords.words} lines={sheet.vocabulaire.length > 0 ? [sheet.vocabulaire.join(', ')] : []} />
      <Part title={parentsWords.home} lines={questions.map(quoted)} />
    </div>
  )
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section className="mt-6 break-inside-avoid">
      <h2 className="mb-2 font-display font-semibold text-xl">{title}</h2>
      {lines.map((line) => (
        <p key={line} className="mb-1">
          {line}
        </p>
      ))}
    </section>
  )
}
