import { AGE_GROUPS, type AgeGroup, type Season } from '#app/domain/enums.ts'
import { PACKING_GROUP_LABELS, PACKING_ITEMS } from '#content/guides/backpack/packing-list.ts'
import type { PackingGroup, PackingItem } from '#content/guides/backpack/types.ts'
import type { PackingChange, PackingList } from '../schema.ts'

type OutingNeeds = { season: Season; hours: number; ages: readonly AgeGroup[] }

const isNeeded = ({ seasons, fromHours, ages }: PackingItem, outing: OutingNeeds): boolean =>
  (!seasons || seasons.includes(outing.season)) &&
  (!fromHours || outing.hours >= fromHours) &&
  (!ages || outing.ages.length === 0 || ages.some((age) => outing.ages.includes(age)))

/** What an outing needs, by group; no age means every age. */
export function packingGroups(outing: OutingNeeds): { group: PackingGroup; label: string; items: PackingItem[] }[] {
  const needed = PACKING_ITEMS.filter((item) => isNeeded(item, outing))
  return (Object.keys(PACKING_GROUP_LABELS) as PackingGroup[])
    .map((group) => ({
      group,
      label: PACKING_GROUP_LABELS[group],
      items: needed.filter((item) => item.group === group),
    }))
    .filter(({ items }) => items.length > 0)
}

/** The list after a change; what the change does not name stays as it is. */
export function applyChange(
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

/** Two changes as one; the later one wins where both name the same thing. */
export function mergeChanges(before: PackingChange, after: PackingChange): PackingChange {
  return { ...before, ...after, items: { ...before.items, ...after.items }, ages: { ...before.ages, ...after.ages } }
}
