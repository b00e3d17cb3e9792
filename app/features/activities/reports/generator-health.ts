import { SHEET_SECTIONS } from '#app/domain/activity-sheet.ts'
import type { LivedOutcome } from '../marks/schema.ts'
import type { GeneratorHealth, Maker } from './figures.ts'
import { SECTION_REPORT_REASONS, type VersionHealth } from './schema.ts'
import { totalOf } from './sheet-figures.ts'

const isSame = (one: Maker) => (other: Maker) =>
  one.model === other.model && one.prompt === other.prompt && one.rules === other.rules

/** The member that is written so, if there is one. */
const member = <Name extends string>(names: readonly Name[], name: string) => names.find((it) => it === name)

/**
 * The counts put together by version, the one that made a sheet last first. Sections and reasons that do not exist any more
 * are left out. Pure.
 */
export function versionsOf(health: GeneratorHealth): VersionHealth[] {
  return health.versions
    .map((version) => {
      const isOfVersion = isSame(version)
      const lived = health.lived.filter(isOfVersion)
      const livedWith = (outcome: LivedOutcome) => totalOf(lived.filter((it) => it.outcome === outcome))
      return {
        ...version,
        lived: totalOf(lived),
        outcomes: { AGAIN: livedWith('AGAIN'), ADJUST: livedWith('ADJUST'), DROP: livedWith('DROP') },
        changes: health.changes
          .filter(isOfVersion)
          .flatMap(({ section: name, count, distance }) => {
            const section = member(SHEET_SECTIONS, name)
            return section ? [{ section, count, distance }] : []
          })
          .toSorted((a, b) => b.count - a.count),
        reports: health.reports
          .filter(isOfVersion)
          .flatMap(({ section: inSection, reason: because, count }) => {
            const section = member(SHEET_SECTIONS, inSection)
            const reason = member(SECTION_REPORT_REASONS, because)
            return section && reason ? [{ section, reason, count }] : []
          })
          .toSorted((a, b) => b.count - a.count),
      }
    })
    .toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime())
}
