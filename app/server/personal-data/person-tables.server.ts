import type { Db, Transaction } from '../database/db.server.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { PERSONAL_DATA } from './registry.server.ts'

/** Rows of one table that leave at most. */
const MOST = 5_000

type Row = Record<string, unknown>
/** What every table of Prisma does alike. */
type Delegate = {
  findMany(args: object): Promise<Row[]>
  updateMany(args: object): Promise<unknown>
  deleteMany(args: object): Promise<unknown>
}
/** An entry of the registry, whichever table it is about. */
type Entry = {
  owner?: string[]
  export?: { title: string }
  erase?: 'delete' | object | ((userId: string, now: Date) => object)
  eraseOnly?: object
}

const ENTRIES = Object.entries(PERSONAL_DATA) as [Prisma.ModelName, Entry][]

function tableOf(on: Db | Transaction, model: Prisma.ModelName): Delegate {
  const name = `${model.charAt(0).toLowerCase()}${model.slice(1)}` as Uncapitalize<Prisma.ModelName>
  return on[name] as unknown as Delegate
}

/** WHERE of the rows that tell of her: `quiz.userId` is `{ quiz: { userId } }`. */
function hers(owner: string[], userId: string): object {
  return { OR: owner.map((path) => path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), userId)) }
}

/** All that is kept of a person, under its titles. One query for each table that tells of somebody. */
export async function exportPerson(on: Db, userId: string): Promise<{ title: string; rows: Row[] }[]> {
  const parts: { title: string; rows: Row[] }[] = []
  for (const [model, { owner, export: leaving }] of ENTRIES) {
    if (!owner || !leaving) continue
    const { title, ...args } = leaving
    parts.push({ title, rows: await tableOf(on, model).findMany({ where: hers(owner, userId), take: MOST, ...args }) })
  }
  return parts
}

/**
 * Takes a person out of the data: her name, address and password, all that is hers alone, and every way in. What she
 * did for a daycare (activities, answers to quizzes) stays, by nobody in particular. Cannot be undone.
 */
export async function erasePerson(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const [model, { owner, erase, eraseOnly }] of ENTRIES) {
    if (!owner || !erase) continue
    const table = tableOf(tx, model)
    const where = { AND: [hers(owner, userId), eraseOnly ?? {}] }
    if (erase === 'delete') await table.deleteMany({ where })
    else await table.updateMany({ where, data: typeof erase === 'function' ? erase(userId, now) : erase })
  }
}
