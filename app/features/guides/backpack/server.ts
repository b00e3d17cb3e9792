import { seasonOf } from '#app/domain/season.ts'
import { db } from '#app/server/database/db.server.ts'
import { type DaycareScope, inDaycare, ownDaycareId } from '#app/server/middleware.ts'
import { PACKING_ITEMS } from '#content/guides/backpack/packing-list.ts'
import { type PackingChange, PackingList } from '../schema.ts'

const KNOWN = new Set(PACKING_ITEMS.map(({ id }) => id))

/** The packing list of the person's outing; null when she has ticked nothing yet. */
export async function getPackingList(scope: DaycareScope): Promise<PackingList | null> {
  const row = await db().packingList.findFirst({
    where: { ...inDaycare(scope), userId: scope.userId },
    select: { ticked: true, outing: true },
    orderBy: { updatedAt: 'desc' },
  })
  // Written by a version that knew other choices: begun again.
  const read = PackingList.safeParse(row)
  return read.success ? read.data : null
}

/**
 * Changes what the change names and nothing else, in one statement: two devices of one person never undo each other.
 * @returns the list as it is kept now
 */
export async function savePackingList(scope: DaycareScope, change: PackingChange): Promise<PackingList> {
  const kept = PackingList.safeParse(await merge(scope, change))
  if (kept.success) return kept.data
  // Written by a version that knew other choices: begun again.
  await db().packingList.deleteMany({ where: { ...inDaycare(scope), userId: scope.userId } })
  return PackingList.parse(await merge(scope, change))
}

async function merge(scope: DaycareScope, { items, ages, season, hours }: PackingChange): Promise<unknown> {
  // An item that a newer version has dropped is not ticked any more.
  const touched = Object.keys(items).filter((id) => KNOWN.has(id))
  const packed = touched.filter((id) => items[id])
  const touchedAges = Object.keys(ages)
  const agesIn = Object.entries(ages).flatMap(([age, isIn]) => (isIn ? [age] : []))
  const chosen = JSON.stringify({ ...(season && { season }), ...(hours && { hours }) })
  const begun = JSON.stringify({ season: season ?? seasonOf(new Date()), hours: hours ?? 1, ages: agesIn })
  const [kept] = await db().$queryRaw<unknown[]>`
    INSERT INTO "PackingList" AS l ("daycareId", "userId", "ticked", "outing", "updatedAt")
    VALUES (${ownDaycareId(scope)}::uuid, ${scope.userId}::uuid, ${packed}::text[], ${begun}::jsonb, now())
    ON CONFLICT ("daycareId", "userId") DO UPDATE SET
      "ticked" = array(SELECT id FROM unnest(l."ticked") AS id WHERE id <> ALL (${touched}::text[])) || ${packed}::text[],
      "outing" = l."outing" || ${chosen}::jsonb || jsonb_build_object('ages', to_jsonb(
        array(SELECT age FROM jsonb_array_elements_text(l."outing" -> 'ages') AS age WHERE age <> ALL (${touchedAges}::text[]))
        || ${agesIn}::text[])),
      "updatedAt" = now()
    RETURNING "ticked", "outing"`
  return kept
}
