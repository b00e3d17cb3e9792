import type { AgeGroup, Season } from '#app/domain/enums.ts'
import { PACKING_GROUP_LABELS, PACKING_ITEMS } from '#content/guides/backpack/packing-list.ts'
import type { PackingGroup, PackingItem } from '#content/guides/backpack/types.ts'

type Needs = { season: Season; hours: number; ages: readonly AgeGroup[] }

const isNeeded = ({ seasons, fromHours, ages }: PackingItem, outing: Needs): boolean =>
  (!seasons || seasons.includes(outing.season)) &&
  (!fromHours || outing.hours >= fromHours) &&
  (!ages || outing.ages.length === 0 || ages.some((age) => outing.ages.includes(age)))

/** What an outing needs, group by group; no age chosen is every age. */
export function packingGroups(outing: Needs): { group: PackingGroup; label: string; items: PackingItem[] }[] {
  const needed = PACKING_ITEMS.filter((item) => isNeeded(item, outing))
  return (Object.keys(PACKING_GROUP_LABELS) as PackingGroup[])
    .map((group) => ({
      group,
      label: PACKING_GROUP_LABELS[group],
      items: needed.filter((item) => item.group === group),
    }))
    .filter(({ items }) => items.length > 0)
}
