import { AGE_GROUPS, type AgeGroup, type Season } from '#app/domain/enums.ts'
import { PACKING_GROUP_LABELS, PACKING_ITEMS } from '#content/guides/backpack/packing-list.ts'
import type { PackingGroup, PackingItem } from '#content/guides/backpack/types.ts'
import type { PackingChange, PackingList } from '../schema.ts'

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

/** The list once a change is made; what the change does not name stays. */
export function afterChange(
  { ticked, outing }: PackingList,
  { items, ages, season, hours }: PackingChange,
): PackingList {
  return {
    ticked: [...ticked.filter((id) => items[id] === undefined), ...Object.keys(items).filter((id) => items[id])],
    outing: {
      season: season ?? outing.season,
      hours: hours ?? outing.hours,
      ages: AGE_GROUPS.filter((age) => ages[age] ?? outing.ages.includes(age)),
    },
  }
}

/** Two changes as one; where both speak, the later one counts. */
export function bothChanges(before: PackingChange, after: PackingChange): PackingChange {
  return { ...before, ...after, items: { ...before.items, ...after.items }, ages: { ...before.ages, ...after.ages } }
}
