import { foldText } from '#app/lib/french/fold-text.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { withExclusiveLock } from '#app/server/database/exclusive-lock.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { childNamedSentence, referenceListSentences } from '#content/pages/activities.ts'
import { findRefusal } from '../generator/request/generation-refusals.ts'
import { findChildNames } from '../generator/request/strip-names.server.ts'
import { materialFacts } from './describe-material.ts'
import {
  type DescribedMaterials,
  type MaterialInput,
  type MaterialItem,
  OWN_NAMES_MAX,
  type ReferenceItem,
  type ReferenceNameInput,
} from './schema.ts'

const compareNames = new Intl.Collator('fr').compare
const select = { id: true, name: true, daycareId: true } as const

type Row = { id: string; name: string; daycareId: string | null }

function toItem({ id, name, daycareId }: Row): ReferenceItem {
  return { id, name, isReference: daycareId === null }
}

/** WHERE of the reference rows and those of this daycare; without a daycare, of the reference rows alone. */
function visibleTo(daycareId: string | null) {
  return daycareId ? { OR: [{ daycareId: null }, { daycareId }] } : { daycareId: null }
}

/** The themes that a member of this daycare chooses from, in French alphabetical order. One query. */
export async function getThemes(daycareId: string | null): Promise<ReferenceItem[]> {
  const rows = await db().theme.findMany({ where: visibleTo(daycareId), select })
  return rows.map(toItem).sort((a, b) => compareNames(a.name, b.name))
}

/** As {@link getThemes}, for materials. */
export async function getMaterials(daycareId: string | null): Promise<MaterialItem[]> {
  const rows = await db().material.findMany({ where: visibleTo(daycareId), select: { ...select, class: true } })
  return rows
    .map((row) => ({
      ...toItem(row),
      isDescribed: row.daycareId === null || row.class !== null || materialFacts(row.name, new Map()) !== undefined,
    }))
    .sort((a, b) => compareNames(a.name, b.name))
}

/** What the daycare has said of these materials. One query; none without a name. */
export async function describedMaterials(scope: DaycareScope, names: readonly string[]): Promise<DescribedMaterials> {
  if (names.length === 0) return new Map()
  const rows = await db().material.findMany({
    where: { daycareId: requireDaycareId(scope), slug: { in: names.map(foldText) }, class: { not: null } },
    select: { slug: true, class: true, traits: true },
  })
  return new Map(rows.flatMap(({ slug, class: of, traits }) => (of ? [[slug, { class: of, traits }] as const] : [])))
}

/** Of rows that an activity names by their ids, which have no foreign key: one that no member sees stays unnamed. */
const named = (daycareId: string | null, ids: string[]) => ({
  where: { id: { in: ids }, ...visibleTo(daycareId) },
  select: { name: true },
})

/** The names of these themes, those that are neither of the daycare nor of the reference list apart. One query. */
export async function themeNames(daycareId: string | null, ids: string[]): Promise<string[]> {
  return (await db().theme.findMany(named(daycareId, ids))).map(({ name }) => name)
}

/** As {@link themeNames}, for materials. */
export async function materialNames(daycareId: string | null, ids: string[]): Promise<string[]> {
  return (await db().material.findMany(named(daycareId, ids))).map(({ name }) => name)
}

type NewRow = { daycareId: string; name: string; slug: string; createdById: string }
/** What {@link findOrCreate} needs of a table; Prisma's delegates of two tables have no common type. */
type ListTable = {
  /** Of the lock: see {@link withExclusiveLock}. */
  name: string
  find: (tx: Client, where: ReturnType<typeof visibleTo> & { slug: string }) => Promise<Row | null>
  count: (tx: Client, daycareId: string) => Promise<number>
  create: (tx: Client, data: NewRow) => Promise<Row>
}
type Client = Pick<Transaction, 'theme' | 'material'>

async function findOrCreate(scope: DaycareScope, name: string, table: ListTable): Promise<ReferenceItem> {
  const daycareId = requireDaycareId(scope)
  const slug = foldText(name)
  const where = { ...visibleTo(daycareId), slug }
  const existing = await table.find(db(), where)
  if (existing) return toItem(existing)
  const refusal = findRefusal({ themes: [name], materials: [] })
  if (refusal) throw new AppError('INVALID_INPUT', refusal.sentence)
  const { found, without } = await findChildNames({ texts: [name] })
  const childName = found.find(({ kind }) => kind === 'name')
  if (childName) throw new AppError('INVALID_INPUT', childNamedSentence(childName.text, without[0] ?? ''))
  return withExclusiveLock(table.name, daycareId, async (tx) => {
    // Somebody else may have created it since the first look.
    const created = await table.find(tx, where)
    if (created) return toItem(created)
    if ((await table.count(tx, daycareId)) >= OWN_NAMES_MAX)
      throw new AppError('CONFLICT', referenceListSentences.listFull)
    return toItem(await table.create(tx, { daycareId, name, slug, createdById: scope.userId }))
  })
}

/**
 * The daycare's theme of that name, created unless it exists: « Neige » and « neige » are one, and a reference theme is never
 * duplicated. One query when it exists; seven when it is new, of which three open, lock and close the transaction.
 * @throws AppError INVALID_INPUT for what the generator would refuse, and for the name of a child; CONFLICT when the list is
 *   full; FORBIDDEN without a daycare.
 */
export function createTheme(scope: DaycareScope, { name }: ReferenceNameInput): Promise<ReferenceItem> {
  return findOrCreate(scope, name, {
    name: 'Theme',
    find: (tx, where) => tx.theme.findFirst({ where, select }),
    count: (tx, daycareId) => tx.theme.count({ where: { daycareId } }),
    create: (tx, data) => tx.theme.create({ data, select }),
  })
}

/**
 * As {@link createTheme}, for materials. A description replaces the one that the daycare's material had: one query more. A
 * material of the reference list keeps its own.
 */
export async function createMaterial(
  scope: DaycareScope,
  { name, description }: MaterialInput,
): Promise<ReferenceItem> {
  const item = await findOrCreate(scope, name, {
    name: 'Material',
    find: (tx, where) => tx.material.findFirst({ where, select }),
    count: (tx, daycareId) => tx.material.count({ where: { daycareId } }),
    create: (tx, data) => tx.material.create({ data, select }),
  })
  if (description)
    await db().material.updateMany({ where: { id: item.id, daycareId: requireDaycareId(scope) }, data: description })
  return item
}
