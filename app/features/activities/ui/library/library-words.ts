import { formatNumber, isSingular, plural } from '#app/lib/plural.ts'
import { AGE_GROUP_LABELS, DEVELOPMENT_LABELS } from '#content/labels.ts'
import { COUNT_CAP } from '../../activities.limits.ts'
import type { ActivityFilters } from '../../activities.schema.ts'
import { activeFilters } from '../../activities.search.ts'
import type { ReferenceItem } from '../../reference-lists.schema.ts'

function totalWords(total: number): string {
  return total > COUNT_CAP ? `plus de ${formatNumber(COUNT_CAP)}` : formatNumber(total)
}

/** « 128 activités · 3 filtres actifs ». */
export function summaryWords(total: number, filters: ActivityFilters): string {
  const active = activeFilters(filters)
  const activities = total > COUNT_CAP ? `Plus de ${formatNumber(COUNT_CAP)}\u00A0activités` : plural(total, 'activité')
  return active === 0 ? activities : `${activities} · ${plural(active, 'filtre actif', 'filtres actifs')}`
}

/** « 48 activités affichées sur 128 ». */
export function shownWords(shown: number, total: number): string {
  return `${plural(shown, 'activité')} ${isSingular(shown) ? 'affichée' : 'affichées'} sur ${totalWords(total)}`
}

/** What the filters ask for: « 3-4 ans + Langagier + Neige ». */
export function filterWords(
  filters: ActivityFilters,
  themes: readonly ReferenceItem[],
  materials: readonly ReferenceItem[],
): string {
  const named = (items: readonly ReferenceItem[], ids: readonly string[]) =>
    items.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const lists = [
    filters.ageGroups.map((age) => AGE_GROUP_LABELS[age]),
    filters.developments.map((domain) => DEVELOPMENT_LABELS[domain]),
    named(themes, filters.themeIds),
    named(materials, filters.materialIds),
  ]
  return lists
    .filter((list) => list.length > 0)
    .map((list) => list.join(' ou '))
    .join(' + ')
}
