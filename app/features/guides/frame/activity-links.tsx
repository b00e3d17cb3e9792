import { Link } from '@tanstack/react-router'
import { formatPrefill, type GeneratorPrefill } from '#app/domain/generator-prefill.ts'

const linkClass =
  'inline-flex min-h-11 items-center text-primary-ink text-sm underline decoration-1 underline-offset-4 hover:decoration-2'

/** Links from a passage to the activities that match it, and to the generator with the same criteria. */
export function ActivityLinks({
  wish,
  themeIds,
  name,
}: {
  wish: GeneratorPrefill
  /** Ids of the themes, for the filter of the library. */
  themeIds?: readonly string[]
  /** Title of the passage, for screen readers that list links out of context. */
  name: string
}) {
  const { ageGroups = [], developments = [] } = wish
  const filters = {
    ...(ageGroups.length > 0 && { ages: ageGroups.join('.') }),
    ...(developments.length > 0 && { domains: developments.join('.') }),
    ...(themeIds?.length && { themes: themeIds.join('.') }),
  }
  const about = <span className="sr-only">{`\u00A0: ${name}`}</span>
  return (
    <p className="no-print mt-1 flex flex-wrap gap-x-5">
      {Object.keys(filters).length > 0 && (
        <Link to="/activities" search={filters} hash="bibliotheque" preload={false} className={linkClass}>
          Voir des activités{about}
        </Link>
      )}
      <Link to="/activities" search={{ create: formatPrefill(wish) }} preload={false} className={linkClass}>
        En créer une{about}
      </Link>
    </p>
  )
}
