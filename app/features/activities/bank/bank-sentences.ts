import { SHEETS } from '#content/activities/sheets.ts'
import { sentencesIn } from '../safety/reader/sheet-readings.ts'

let known: ReadonlySet<string> | undefined

/** `{hiver|La neige remplace le sable.}` -> `La neige remplace le sable.` */
const withoutConditions = (text: string) => text.replace(/\{[^{|}]*\|/g, '').replaceAll('}', '')

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** Every sentence of the bank, whatever its condition: vetted with its sheet, it may stand in any other. */
export function bankSentences(): ReadonlySet<string> {
  known ??= new Set(
    SHEETS.flatMap(({ sheet }) => textsIn(sheet)).flatMap((text) => sentencesIn(withoutConditions(text))),
  )
  return known
}
