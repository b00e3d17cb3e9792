import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import type { BankSheet } from '#content/activities/types.ts'
import { MATERIALS, THEMES } from '#content/reference.ts'

type Kind = 'theme' | 'material' | 'activity'
type Named = readonly { key: string; name: string }[]

function sha256(...texts: string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex')
}

/**
 * Id of a reference row, derived from its key in `content/`: the same in every database, so that a renamed theme keeps
 * its activities and an address with filters works on every server. A UUID of version 8 (RFC 9562).
 */
export function referenceId(kind: Kind, key: string): string {
  const hex = sha256(kind, key)
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export type NameRow = { id: string; name: string; slug: string }

function nameRows(kind: Kind, items: Named): NameRow[] {
  return items.map(({ key, name }) => ({ id: referenceId(kind, key), name, slug: foldText(name) }))
}

export const themeRows = (): NameRow[] => nameRows('theme', THEMES)
export const materialRows = (): NameRow[] => nameRows('material', MATERIALS)

/** What makes a starter of a sheet: the rules, their lexicon, and how a sheet reads in a situation. */
const STARTER_CODE = ['app/features/activities/safety', 'app/features/activities/bank']

/** Hash of the source of the safety rules and of the bank: when it changes, every starter is written again. */
function rulesHash(): string {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const files = STARTER_CODE.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.includes('fixtures') && !path.endsWith('.test.ts'))
      .map((path) => join(root, folder, path)),
  )
  return sha256(...files.sort().map((path) => readFileSync(path, 'utf8')))
}

export type StarterState = { id: string; contentHash: string }

/** Id and expected hash of each starter, to find those that differ in the database. Does not run the safety rules. */
export function starterStates(starters: readonly BankSheet[]): StarterState[] {
  const rules = rulesHash()
  return starters.map((starter) => ({
    id: referenceId('activity', starter.key),
    contentHash: sha256(rules, JSON.stringify(starter)),
  }))
}

function namesOf(list: Named, keys: readonly string[]): string[] {
  return list.filter(({ key }) => keys.includes(key)).map(({ name }) => name)
}

function criteriaOf(starter: BankSheet): ActivityCriteria {
  const { ageGroups, developments, place, durationMinutes, seasons } = starter
  const themes = namesOf(THEMES, starter.themes)
  const materials = namesOf(MATERIALS, starter.materials)
  return { ageGroups, developments, place, durationMinutes, season: seasons[0] ?? 'SUMMER', themes, materials }
}

/** Columns of the starters, whose texts were vetted with the bank: the rules complete their safety section. */
export async function starterRows(starters: readonly BankSheet[]) {
  const { ALL_VETTED, checkSafety } = await import('#app/features/activities/safety/check-safety.ts')
  const { sheetAtHome } = await import('#app/features/activities/bank/sheet-in-situation.ts')
  const hashes = new Map(starterStates(starters).map(({ id, contentHash }) => [id, contentHash]))
  return starters.map((starter) => {
    const { key, summary, ageGroups, developments, place, seasons, durationMinutes } = starter
    const criteria = { ...criteriaOf(starter), onlyNamed: starter.onlyNamed }
    const { sheet, report } = checkSafety(sheetAtHome(starter), criteria, { vetted: ALL_VETTED })
    const id = referenceId('activity', key)
    return {
      id,
      starterKey: key,
      title: sheet.titre,
      summary,
      sheet,
      safety: report,
      ageGroups,
      developments,
      place,
      seasons,
      durationMinutes,
      themeIds: starter.themes.map((theme) => referenceId('theme', theme)),
      materialIds: starter.materials.map((material) => referenceId('material', material)),
      provenance: { kind: 'starter', contentHash: hashes.get(id), sheetKey: key },
    }
  })
}
