import { foldText } from '#app/lib/fold-text.ts'
import { db } from '#app/server/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { ownDaycareId } from '#app/server/middleware.ts'
import { childNamedSentence, referenceListSentences } from '#content/pages/activities.ts'
import { findRefusal } from './generation-refusals.ts'
import { findChildNames } from './name-gate.server.ts'
import { OWN_NAMES_MAX, type ReferenceItem, type ReferenceNameInput } from './reference-lists.schema.ts'

const byName = new Intl.Collator('fr').compare
const select = { id: true, name: true, daycareId: true } as const

type Row = { id: string; name: string; daycareId: string | null }

function toItem({ id, name, daycareId }: Row): ReferenceItem {
  return { id, name, isReference: daycareId === null }
}

/** Reference rows and those of this daycare; without a daycare, the reference rows alone. */
function seenBy(daycareId: string | null) {
  return daycareId ? { OR: [{ daycareId: null }, { daycareId }] } : { daycareId: null }
}

/** Themes that a member of this daycare chooses from, in French alphabetical order. One query. */
export async function getThemes(daycareId: string | null): Promise<ReferenceItem[]> {
  const rows = await db().theme.findMany({ where: seenBy(daycareId), select })
  return rows.map(toItem).sort((a, b) => byName(a.name, b.name))
}

/** Like {@link getThemes}, for materials. */
export async function getMaterials(daycareId: string | null): Promise<ReferenceItem[]> {
  const rows = await db().material.findMany({ where: seenBy(daycareId), select })
  return rows.map(toItem).sort((a, b) => byName(a.name, b.name))
}

type Slugged = { daycareId: string; name: string; slug: string; createdById: string }
type ListTable = {
  find: (where: ReturnType<typeof seenBy> & { slug: string }) => Promise<Row | null>
  count: (daycareId: string) => Promise<number>
  /** Adds the row unless this daycare already has the slug: the unique index decides between two at once. */
  add: (data: Slugged) => Promise<unknown>
}

async function findOrAdd(scope: DaycareScope, name: string, table: ListTable): Promise<ReferenceItem> {
  const daycareId = ownDaycareId(scope)
  const slug = foldText(name)
  const where = { ...seenBy(daycareId), slug }
  const existing = await table.find(where)
  if (existing) return toItem(existing)
  const refusal = findRefusal({ themes: [name], materials: [] })
  if (refusal) throw new AppError('INVALID_INPUT', refusal.sentence)
  const { found, without } = await findChildNames({ texts: [name] })
  const child = found.find(({ kind }) => kind === 'name')
  if (child) throw new AppError('INVALID_INPUT', childNamedSentence(child.text, without[0] ?? ''))
  if ((await table.count(daycareId)) >= OWN_NAMES_MAX) throw new AppError('CONFLICT', referenceListSentences.listFull)
  await table.add({ daycareId, name, slug, createdById: scope.userId })
  const added = await table.find(where)
  if (!added) throw new AppError('CONFLICT')
  return toItem(added)
}

/**
 * The daycare's theme of that name, made if it did not exist; « Neige » and « neige » are one, and a reference theme
 * is never doubled. What the generator would refuse does not enter its lists,
 * and neither does a child's name. One query when it exists, four when it is
 * new. FORBIDDEN without a daycare.
 */
export function createTheme(scope: DaycareScope, { name }: ReferenceNameInput): Promise<ReferenceItem> {
  return findOrAdd(scope, name, {
    find: (where) => db().theme.findFirst({ where, select }),
    count: (daycareId) => db().theme.count({ where: { daycareId } }),
    add: (data) => db().theme.createMany({ data, skipDuplicates: true }),
  })
}

/** Like {@link createTheme}, for materials. */
export function createMaterial(scope: DaycareScope, { name }: ReferenceNameInput): Promise<ReferenceItem> {
  return findOrAdd(scope, name, {
    find: (where) => db().material.findFirst({ where, select }),
    count: (daycareId) => db().material.count({ where: { daycareId } }),
    add: (data) => db().material.createMany({ data, skipDuplicates: true }),
  })
}
