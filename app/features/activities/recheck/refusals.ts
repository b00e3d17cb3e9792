import * as z from 'zod/mini'
import { SafetyRefusal, type SafetyReport, type SheetSection } from '#app/domain/activity-sheet.ts'

/** Refusals kept for one sheet: each is a sentence to read. */
const REFUSALS_MAX = 8

const Stored = z.array(SafetyRefusal)

/** The refusals that a row holds; none when they are of a shape that is not known any more. Pure. */
export function storedRefusals(stored: unknown): SafetyRefusal[] {
  return Stored.safeParse(stored).data ?? []
}

const isSame = (a: SafetyRefusal, b: SafetyRefusal) => a.section === b.section && a.reason === b.reason

/** What the rules refuse in a sheet, each reason once per section. Pure. */
export function refusalsOf({ rules }: SafetyReport): SafetyRefusal[] {
  const all = rules
    .filter(({ outcome }) => outcome === 'blocked')
    .flatMap(({ rule, changes }) => changes.map(({ section, reason }) => ({ rule, section, reason })))
  return all.filter((one, index) => all.findIndex((other) => isSame(one, other)) === index).slice(0, REFUSALS_MAX)
}

/**
 * What the rules refuse in a sheet because of the section that has just been written: all in that section, and elsewhere what
 * they did not refuse before. The rest was there already: a sheet with two faults can only be mended one section after the
 * other. Pure.
 */
export function refusalsBroughtBy(section: SheetSection, before: SafetyReport, now: SafetyReport): SafetyRefusal[] {
  const known = refusalsOf(before)
  return refusalsOf(now).filter((one) => one.section === section || !known.some((other) => isSame(one, other)))
}

/** The report without the rules that refuse the sheet: their passages stay as they are, and are no point that was checked. */
export function withoutRefusals({ rules }: SafetyReport): SafetyReport {
  return { rules: rules.filter(({ outcome }) => outcome !== 'blocked') }
}
