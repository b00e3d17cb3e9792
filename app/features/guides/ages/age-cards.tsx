import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { AGE_STAGES } from '#content/guides/ages.ts'
import { AGE_PICTURES } from '#content/guides/pictures.ts'
import { GuidePicture } from '../frame/guide-picture.tsx'

/** Links to the five ages, smaller once one is selected. */
export function AgeCards({ selected }: { selected: string | undefined }) {
  return (
    <nav aria-label="Âges" className={clsx('mb-6', !selected && 'print-kept')}>
      <ul
        className={clsx(
          'grid gap-3 print:grid-cols-3 print:gap-2',
          selected ? 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-5' : 'sm:grid-cols-2 xl:grid-cols-3',
        )}
      >
        {AGE_STAGES.map(({ tag, title, subtitle, description }) => (
          <li key={tag}>
            <Link
              to="/zero-to-five-years"
              search={{ selectedAge: tag }}
              resetScroll={false}
              aria-current={tag === selected ? 'true' : undefined}
              className={clsx(
                'flex h-full flex-col rounded-lg border-2 p-4 hover:bg-primary-soft print:p-2',
                tag === selected ? 'border-primary bg-primary-soft' : 'border-line bg-surface',
              )}
            >
              {!selected && <GuidePicture of={AGE_PICTURES[tag]} />}
              <span className={clsx('font-display font-semibold text-primary-ink', selected ? 'text-lg' : 'text-xl')}>
                {title}
              </span>
              <span className="text-ink-2 text-sm">{subtitle}</span>
              {!selected && <span className="mt-2 text-base">{description}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
