import { Link } from '@tanstack/react-router'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ExerciseCard } from '../schema.ts'
import type { ExerciseSearch } from '../search-params.ts'

type AdjacentExercisesProps = {
  previous: ExerciseCard | undefined
  next: ExerciseCard | undefined
  search: ExerciseSearch
  /** The link to the next exercise is then the primary action. */
  isFinished: boolean
}

/** Links to the exercises before and after, in the order of the visit. */
export function AdjacentExercises({ previous, next, search, isFinished }: AdjacentExercisesProps) {
  return (
    <nav
      aria-label="Autres situations"
      className="no-print mt-4 flex flex-wrap justify-between gap-3 border-line border-t pt-5"
    >
      {previous && (
        <Link
          to="/alex/risks-vs-benefits/$exerciseId"
          params={{ exerciseId: String(previous.id) }}
          search={search}
          className={buttonClass('secondary')}
        >
          <Icon as="lucide-arrow-left" size={18} />
          Situation précédente
          <span className="sr-only">{` : ${previous.title}`}</span>
        </Link>
      )}
      {next && (
        <Link
          to="/alex/risks-vs-benefits/$exerciseId"
          params={{ exerciseId: String(next.id) }}
          search={search}
          className={`${buttonClass(isFinished ? 'primary' : 'secondary')} ml-auto`}
        >
          Situation suivante
          <span className="sr-only">{` : ${next.title}`}</span>
          <Icon as="lucide-arrow-right" size={18} />
        </Link>
      )}
    </nav>
  )
}
