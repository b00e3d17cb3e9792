import { type Node, parse } from 'libpg-query'

/*
 * While processes are replaced one after the other, the former version works on the new database. A migration may therefore
 * add what that version does not know, and take away or tighten nothing that it uses: that waits for a later version, whose
 * own former version no longer uses it.
 */

/** Says, in the comment before a statement, why the former version goes on working all the same. */
const EXPLAINED = /--\s*Both versions:\s*\S/

type Tables = Map<string, Set<string> | 'new'>

const nameOf = (relation: { relname?: string } | undefined) => relation?.relname ?? ''

/** Every value under `key`, however deep. */
function valuesOf(key: string, tree: unknown): unknown[] {
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([name, value]) => (name === key ? [value] : valuesOf(key, value)))
}

const strings = (tree: unknown): string[] => valuesOf('sval', tree).filter((it): it is string => typeof it === 'string')

/** What a column or a constraint asks of the rows that the former version writes. */
function constraintKinds(def: unknown): string[] {
  return valuesOf('contype', def).filter((it): it is string => typeof it === 'string')
}

function columnFault(def: unknown): string | null {
  const kinds = constraintKinds(def)
  const isFilled = ['CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY'].some((kind) => kinds.includes(kind))
  return kinds.includes('CONSTR_NOTNULL') && !isFilled ? 'adds a column that has to be given' : null
}

type AlterCommand = { subtype?: string | undefined; name?: string | undefined; def?: unknown }

function alterFault({ subtype, name, def }: AlterCommand, added: Set<string>): string | null {
  if (subtype === 'AT_AddColumn') {
    for (const column of valuesOf('colname', def)) added.add(String(column))
    return columnFault(def)
  }
  if (name && added.has(name)) return null
  if (subtype === 'AT_DropColumn') return 'drops a column'
  if (subtype === 'AT_AlterColumnType') return 'changes the type of a column'
  if (subtype === 'AT_SetNotNull') return 'makes a column required'
  if (subtype === 'AT_ColumnDefault') return def ? null : 'takes the default of a column away'
  if (subtype === 'AT_AddConstraint') {
    // A constraint over new columns only, which the former version leaves at their default.
    const columns = ['ColumnRef', 'keys', 'fk_attrs'].flatMap((key) => strings(valuesOf(key, def)))
    return columns.length > 0 && columns.every((column) => added.has(column)) ? null : 'adds a constraint'
  }
  return null
}

const DROPPED_FREELY = new Set(['OBJECT_INDEX', 'OBJECT_TRIGGER'])

function statementFaults(node: Node, tables: Tables): string[] {
  const addedTo = (table: string) => {
    const known = tables.get(table) ?? new Set<string>()
    tables.set(table, known)
    return known
  }
  if ('CreateStmt' in node) {
    tables.set(nameOf(node.CreateStmt.relation), 'new')
    return []
  }
  if ('AlterTableStmt' in node) {
    const added = addedTo(nameOf(node.AlterTableStmt.relation))
    if (added === 'new') return []
    const commands = valuesOf('AlterTableCmd', node.AlterTableStmt.cmds) as AlterCommand[]
    return commands.map((command) => alterFault(command, added)).filter((it) => it !== null)
  }
  if ('IndexStmt' in node) {
    const added = addedTo(nameOf(node.IndexStmt.relation))
    if (!node.IndexStmt.unique || added === 'new') return []
    const columns = valuesOf('name', node.IndexStmt.indexParams).map(String)
    return columns.every((column) => added.has(column)) ? [] : ['makes rows unique']
  }
  if ('CreateTrigStmt' in node)
    return addedTo(nameOf(node.CreateTrigStmt.relation)) === 'new' ? [] : ['adds a trigger to a table in use']
  if ('CreateFunctionStmt' in node) return node.CreateFunctionStmt.replace ? ['replaces a function'] : []
  if ('DropStmt' in node) return DROPPED_FREELY.has(node.DropStmt.removeType ?? '') ? [] : ['drops something']
  if ('RenameStmt' in node) return node.RenameStmt.renameType === 'OBJECT_TABCONSTRAINT' ? [] : ['renames something']
  if ('AlterEnumStmt' in node) return node.AlterEnumStmt.oldVal ? ['renames a value'] : []
  return []
}

/**
 * What in a migration the former version of the application would stumble over, one line a statement; none for a migration
 * that both versions can work with. A statement whose comment begins with « Both versions: » is taken at its word.
 * @throws SqlError when it is not SQL of Postgres
 */
export async function formerVersionFaults(sql: string): Promise<string[]> {
  const { stmts = [] } = await parse(sql)
  const tables: Tables = new Map()
  const bytes = Buffer.from(sql)
  let ended = 0
  return stmts.flatMap(({ stmt, stmt_location: from = 0, stmt_len: length }) => {
    // With the comment before it, which belongs to no statement.
    const text = bytes.subarray(ended, length ? from + length : undefined).toString()
    ended = from + (length ?? 0)
    const faults = stmt ? statementFaults(stmt, tables) : []
    const code = bytes.subarray(from, length ? from + length : undefined).toString()
    return EXPLAINED.test(text) ? [] : faults.map((fault) => `${fault}: ${code.trim()}`)
  })
}
