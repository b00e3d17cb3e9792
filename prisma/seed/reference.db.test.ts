import { expect, test } from 'vitest'
import { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { db } from '#app/server/database/db.server.ts'
import { env } from '#app/server/env.server.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { MATERIALS, THEMES } from '#content/reference.ts'
import { seedReference } from './reference.ts'
import { referenceId } from './reference-rows.ts'

const seed = () => seedReference(env().DATABASE_URL)
const starters = () => db().activity.findMany({ where: { starterKey: { not: null } }, orderBy: { id: 'asc' } })

test('loads the shared lists and the starter library once, also when several processes do it at the same time', async () => {
  await Promise.all([seed(), seed(), seed()])
  expect(await db().theme.count()).toBe(THEMES.length)
  expect(await db().material.count()).toBe(MATERIALS.length)
  const rows = await starters()
  expect(rows).toHaveLength(SHEETS.length)
  for (const row of rows) {
    expect(row).toMatchObject({ daycareId: null, authorId: null, source: 'STARTER', deletedAt: null, version: 1 })
    expect(ActivitySheet.parse(row.sheet).titre).toBe(row.title)
    expect(row.safety).toMatchObject({ rules: expect.arrayContaining([expect.objectContaining({ outcome: 'ok' })]) })
  }
})

test('changes nothing when everything is up to date', async () => {
  await seed()
  const before = await starters()
  const versions = await db().questionVersion.count()
  await seed()
  expect(await starters()).toEqual(before)
  expect(await db().questionVersion.count()).toBe(versions)
})

test('restores what differs from the content, and deletes what was removed from it', async () => {
  await seed()
  const before = await starters()
  const [edited, removed] = before
  if (!edited || !removed) throw new Error('no starters')
  const theme = { id: referenceId('theme', 'oiseaux') }
  await db().theme.update({ where: theme, data: { name: 'Oiseau', slug: 'oiseau' } })
  await db().activity.update({
    where: { id: edited.id },
    data: { title: '?', provenance: { kind: 'starter', contentHash: 'old' } },
  })
  // Without the columns that the database generates.
  const { id: _id, searchTitle: _title, sheetKey: _key, ...copy } = removed
  const former = await db().activity.create({
    data: {
      ...copy,
      starterKey: 'former',
      sheet: {},
      safety: {},
      refusals: [],
      provenance: { kind: 'starter', contentHash: 'x' },
    },
  })
  await seed()
  expect(await db().theme.findUnique({ where: theme })).toMatchObject({ name: 'Oiseaux', slug: 'oiseaux' })
  expect(await db().activity.findUnique({ where: { id: edited.id } })).toMatchObject({
    title: edited.title,
    version: 2,
    createdAt: edited.createdAt,
  })
  expect((await db().activity.findUniqueOrThrow({ where: { id: former.id } })).deletedAt).not.toBeNull()
})
