import { clsx } from 'clsx'
import { type RefObject, useId } from 'react'
import { PrintButton } from '#app/ui/page/page-header.tsx'
import type { Exercise, ExerciseTag, HazardTag } from '#content/exercises/types.ts'
import { SIDE_LABELS } from '#content/pages/exercises.ts'
import type { Side } from '../schema.ts'
import { hazardTagsOf, PrecautionList } from './precaution-list.tsx'
import { RiskBenefitSheet } from './risk-benefit-sheet.tsx'
import { SIDE_LOOKS } from './side-looks.ts'
import { isCorrectSide, type Sorting } from './sorting.ts'

type FinishedViewProps = {
  exercise: Exercise
  sorting: Sorting
  titleRef: RefObject<HTMLHeadingElement | null>
  onChoose: (id: string, text: string) => void
}

/**
 * After « Terminer »: the explanation, the sides with their reasons, the precautions, and the sheet that they fill in.
 */
export function FinishedView({ exercise, sorting, titleRef, onChoose }: FinishedViewProps) {
  const { tags, explanation, title, description } = exercise
  const tagsOn = (side: ExerciseTag['correct']) => tags.filter((tag) => tag.correct === side)
  const hazardsOn = (side: HazardTag['correct']) =>
    hazardTagsOf(exercise).flatMap(({ id, text, correct }) =>
      correct === side ? [{ id, text, precaution: sorting.precautions[id] ?? '' }] : [],
    )
  const contents = {
    title,
    description,
    explanation,
    benefits: tagsOn('benefits').map(({ text }) => text),
    risks: hazardsOn('risks'),
    dangers: hazardsOn('dangers'),
  }
  return (
    <div className="flex flex-col gap-9">
      <section aria-labelledby="explanation" className="no-print">
        <h2 id="explanation" ref={titleRef} tabIndex={-1} className="text-2xl">
          Ce qu’il faut retenir
        </h2>
        <p className="measure mt-2 text-lg">{explanation}</p>
      </section>
      <div className="no-print grid items-stretch gap-5 md:grid-cols-2">
        <Reasons side="risks" tags={tagsOn('risks')} placements={sorting.placements} />
        <Reasons side="benefits" tags={tagsOn('benefits')} placements={sorting.placements} />
        {tagsOn('dangers').length > 0 && (
          <Reasons side="dangers" tags={tagsOn('dangers')} placements={sorting.placements} />
        )}
      </div>
      <div className="no-print">
        <PrecautionList exercise={exercise} precautions={sorting.precautions} onChoose={onChoose} />
      </div>
      <RiskBenefitSheet contents={contents} action={<PrintButton>Imprimer la fiche</PrintButton>} />
    </div>
  )
}

type ReasonsProps = {
  side: ExerciseTag['correct']
  tags: readonly ExerciseTag[]
  placements: Readonly<Record<string, Side>>
}

function Reasons({ side, tags, placements }: ReasonsProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={clsx('rounded-xl p-4 sm:p-5', SIDE_LOOKS[side].zone, side === 'dangers' && 'md:col-span-full')}
    >
      <h2 id={titleId} className={clsx('text-xl', SIDE_LOOKS[side].title)}>
        {SIDE_LABELS[side]} ({tags.length})
      </h2>
      <ul className="mt-3 flex flex-col gap-2.5">
        {tags.map((tag) => (
          <li key={tag.id} className="rounded-md border border-line bg-surface px-4 py-3">
            <p>{tag.text}</p>
            <p className="mt-0.5 text-ink-2 text-sm">
              {tag.reason} <OtherChoice tag={tag} side={placements[tag.id]} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The side that was chosen, where it is not the expected one. */
function OtherChoice({ tag, side }: { tag: ExerciseTag; side: Side | undefined }) {
  if (!side || side === tag.correct) return null
  return (
    <strong className="font-semibold text-ink">
      Vous aviez choisi « {SIDE_LABELS[side]} »{isCorrectSide(tag, side) ? ', et c’est juste aussi.' : '.'}
    </strong>
  )
}
