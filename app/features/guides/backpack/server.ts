import { seasonOf } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import { type DaycareScope, inDaycare, requireDaycareId } from '#app/server/middleware.ts'
import { PACKING_ITEMS } from '#content/guides/backpack/packing-list.ts'
import { type PackingChange, PackingList } from '../schema.ts'

const KNOWN_ITEM_IDS = new Set(PACKING_ITEMS.map(({ id }) => id))

/** The person's packing list; null when she has none yet. */
export async function getPackingList(scope: DaycareScope): Promise<PackingList | null> {
  const row = await db().packingList.findFirst({
    where: { ...inDaycare(scope), userId: scope.userId },
    select: { ticked: true, outing: true },
    orderBy: { updatedAt: 'desc' },
  })
  // A list written by a version with other choices is ignored.
  const parsed = PackingList.safeParse(row)
  return parsed.success ? parsed.data : null
}

/**
 * Applies a change in one statement, and touches nothing that it does not name: two devices of one person never undo
 * each other.
 * @returns the list as it is stored now
 */
export async function savePackingList(scope: DaycareScope, change: PackingChange): Promise<PackingList> {
  const stored = PackingList.safeParse(await upsert(scope, change))
  if (stored.success) return stored.data
  // A list written by a version with other choices is replaced.
  await db().packingList.deleteMany({ where: { ...inDaycare(scope), userId: scope.userId } })
  return PackingList.parse(await upsert(scope, change))
}

async function upsert(scope: DaycareScope, { items, ages, season, hours }: PackingChange): Promise<unknown> {
  // A page of an older version may name items that no longer exist.
  const changedIds = Object.keys(items).filter((id) => KNOWN_ITEM_IDS.has(id))
  const tickedIds = changedIds.filter((id) => items[id])
  const changedAges = Object.keys(ages)
  const includedAges = Object.entries(ages).flatMap(([age, isIncluded]) => (isIncluded ? [age] : []))
  const changedOuting = JSON.stringify({ ...(season && { season }), ...(hours && { hours }) })
  const newOuting = JSON.stringify({ season: season ?? seasonOf(new Date()), hours: hours ?? 1, ages: includedAges })
  const [row] = await db().$queryRaw<unknown[]>`
    INSERT INTO "PackingList" AS l ("daycareId", "userId", "ticked", "outing", "updatedAt")
    VALUES (${requireDaycareId(scope)}::uuid, ${scope.userId}::uuid, ${tickedIds}::text[], ${newOuting}::jsonb, now())
    ON CONFLICT ("daycareId", "userId") DO UPDATE SET
      "ticked" = array(SELECT id FROM unnest(l."ticked") AS id WHERE id <> ALL (${changedIds}::text[])) || ${tickedIds}::text[],
      "outing" = l."outing" || ${changedOuting}::jsonb || jsonb_build_object('ages', to_jsonb(
        array(SELECT age FROM jsonb_array_elements_text(l."outing" -> 'ages') AS age WHERE age <> ALL (${changedAges}::text[]))
        || ${includedAges}::text[])),
      "updatedAt" = now()
    RETURNING "ticked", "outing"`
  return row
}
