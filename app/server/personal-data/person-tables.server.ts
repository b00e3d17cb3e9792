import type { Db, Transaction } from '../database/db.server.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { PERSONAL_DATA } from './registry.server.ts'

/** Rows of one table in an export. */
const EXPORT_ROWS_MAX = 5_000

type Row = Record<string, unknown>
/** The methods of a Prisma model that are used here, whichever the model. */
type Delegate = {
  findMany(args: object): Promise<Row[]>
  updateMany(args: object): Promise<unknown>
  deleteMany(args: object): Promise<unknown>
}
/** An entry of the registry, without the types of its table. */
type Entry = {
  owner?: string[]
  export?: { title: string }
  erase?: 'delete' | object | ((userId: string, now: Date) => object)
  eraseWhere?: object
}

const ENTRIES = Object.entries(PERSONAL_DATA) as [Prisma.ModelName, Entry][]

function tableOf(on: Db | Transaction, model: Prisma.ModelName): Delegate {
  const name = `${model.charAt(0).toLowerCase()}${model.slice(1)}` as Uncapitalize<Prisma.ModelName>
  return on[name] as unknown as Delegate
}

/** WHERE of the rows that are about a person: the path `quiz.userId` becomes `{ quiz: { userId } }`. */
function belongsTo(owner: string[], userId: string): object {
  return { OR: owner.map((path) => path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), userId)) }
}

/** All that is kept of a person: French title and rows of each table, at most 5 000 rows each. */
export async function exportPerson(on: Db, userId: string): Promise<{ title: string; rows: Row[] }[]> {
  const parts: { title: string; rows: Row[] }[] = []
  for (const [model, { owner, export: exportOptions }] of ENTRIES) {
    if (!owner || !exportOptions) continue
    const { title, ...args } = exportOptions
    parts.push({
      title,
      rows: await tableOf(on, model).findMany({ where: belongsTo(owner, userId), take: EXPORT_ROWS_MAX, ...args }),
    })
  }
  return parts
}

/**
 * Erases a person: her name, address and password, her private data, her sessions and links. What she did for a daycare
 * (activities, quiz answers) stays, without her name. Cannot be undone.
 */
export async function erasePerson(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const [model, { owner, erase, eraseWhere }] of ENTRIES) {
    if (!owner || !erase) continue
    const table = tableOf(tx, model)
    const where = { AND: [belongsTo(owner, userId), eraseWhere ?? {}] }
    if (erase === 'delete') await table.deleteMany({ where })
    else await table.updateMany({ where, data: typeof erase === 'function' ? erase(userId, now) : erase })
  }
}
