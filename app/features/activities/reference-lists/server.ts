import { foldText } from '#app/lib/french/fold-text.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { oneAtATime } from '#app/server/database/one-at-a-time.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { ownDaycareId } from '#app/server/middleware.ts'
import { childNamedSentence, referenceListSentences } from '#content/pages/activities.ts'
import { findRefusal } from '../generator/request/generation-refusals.ts'
import { findChildNames } from '../generator/request/name-gate.server.ts'
import { OWN_NAMES_MAX, type ReferenceItem, type ReferenceNameInput } from './schema.ts'

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
  name: string
  find: (tx: Client, where: ReturnType<typeof seenBy> & { slug: string }) => Promise<Row | null>
  count: (tx: Client, daycareId: string) => Promise<number>
  add: (tx: Client, data: Slugged) => Promise<Row>
}
type Client = Pick<Transaction, 'theme' | 'material'>

async function findOrAdd(scope: DaycareScope, name: string, table: ListTable): Promise<ReferenceItem> {
  const daycareId = ownDaycareId(scope)
  const slug = foldText(name)
  const where = { ...seenBy(daycareId), slug }
  const existing = await table.find(db(), where)
  if (existing) return toItem(existing)
  const refusal = findRefusal({ themes: [name], materials: [] })
  if (refusal) throw new AppError('INVALID_INPUT', refusal.sentence)
  const { found, without } = await findChildNames({ texts: [name] })
  const child = found.find(({ kind }) => kind === 'name')
  if (child) throw new AppError('INVALID_INPUT', childNamedSentence(child.text, without[0] ?? ''))
  return oneAtATime(table.name, daycareId, async (tx) => {
    const added = await table.find(tx, where)
    if (added) return toItem(added)
    if ((await table.count(tx, daycareId)) >= OWN_NAMES_MAX)
      throw new AppError('CONFLICT', referenceListSentences.listFull)
    return toItem(await table.add(tx, { daycareId, name, slug, createdById: scope.userId }))
  })
}

/**
 * The daycare's theme of that name, made if it did not exist; « Neige » and « neige » are one, and a reference theme
 * is never doubled. What the generator would refuse does not enter its lists, and neither does a child's name. One query
 * when it exists; when it is new seven, of which three open, lock and close the transaction. FORBIDDEN without a daycare.
 */
export function createTheme(scope: DaycareScope, { name }: ReferenceNameInput): Promise<ReferenceItem> {
  return findOrAdd(scope, name, {
    name: 'Theme',
    find: (tx, where) => tx.theme.findFirst({ where, select }),
    count: (tx, daycareId) => tx.theme.count({ where: { daycareId } }),
    add: (tx, data) => tx.theme.create({ data, select }),
  })
}

/** Like {@link createTheme}, for materials. */
export function createMaterial(scope: DaycareScope, { name }: ReferenceNameInput): Promise<ReferenceItem> {
  return findOrAdd(scope, name, {
    name: 'Material',
    find: (tx, where) => tx.material.findFirst({ where, select }),
    count: (tx, daycareId) => tx.material.count({ where: { daycareId } }),
    add: (tx, data) => tx.material.create({ data, select }),
  })
}
