import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Icon } from '#app/ui/icon.tsx'
import { PLAY_KIND_LABELS } from '#content/exercises/types.ts'
import { STATE_LABELS } from '#content/pages/exercises.ts'
import type { ExerciseCard as Exercise } from '../schema.ts'
import type { ExerciseSearch } from '../search-params.ts'
import type { ExerciseState } from './exercise-states.ts'

type ExerciseCardProps = {
  exercise: Exercise
  state: ExerciseState
  search: ExerciseSearch
  /** On the first screen: its image is loaded at once, not lazily. */
  isOnFirstScreen: boolean
}

/** An exercise in the grid; the whole card is a link to it. */
export function ExerciseCard({ exercise, state, search, isOnFirstScreen }: ExerciseCardProps) {
  const { id, title, description, image, alt, kind } = exercise
  return (
    <article className="card group relative flex h-full flex-col overflow-hidden transition-shadow duration-[120ms] hover:shadow-pop has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3">
      <img
        src={image}
        alt={alt}
        width={640}
        height={480}
        loading={isOnFirstScreen ? 'eager' : 'lazy'}
        decoding="async"
        className="aspect-4/3 w-full border-line border-b bg-sunken object-cover"
      />
      <div className="flex flex-1 flex-col gap-1.5 p-4 pb-3">
        <p className="text-ink-2 text-xs">{PLAY_KIND_LABELS[kind]}</p>
        <h3 className="text-balance font-display font-semibold text-xl">
          <Link
            to="/alex/risks-vs-benefits/$exerciseId"
            params={{ exerciseId: String(id) }}
            search={search}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none"
          >
            {title}
          </Link>
        </h3>
        <p className="text-ink-2 text-sm">{description}</p>
        <StateLabel state={state} />
      </div>
    </article>
  )
}

const STATE_ICONS = {
  new: 'lucide-circle-dashed',
  started: 'lucide-circle-dot',
  finished: 'lucide-circle-check',
} as const

function StateLabel({ state }: { state: ExerciseState }) {
  return (
    <p
      className={clsx(
        'mt-auto flex items-center gap-1.5 pt-2 text-sm',
        state === 'new' ? 'text-ink-2' : 'font-semibold',
        state === 'started' && 'text-accent-ink',
        state === 'finished' && 'text-primary-ink',
      )}
    >
      <Icon as={STATE_ICONS[state]} size={16} />
      {STATE_LABELS[state]}
    </p>
  )
}
